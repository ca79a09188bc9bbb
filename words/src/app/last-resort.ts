/** The texts of the error page if the messages could not be loaded, in the browser's language. */
export const lastResort = {
  en: { title: 'Something went wrong', retry: 'Try again' },
  de: { title: 'Etwas ist schiefgelaufen', retry: 'Erneut versuchen' },
  fr: { title: 'Un problème est survenu', retry: 'Réessayer' },
} as const
