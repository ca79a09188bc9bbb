/** What is said when the words themselves could not be loaded: by the language of the browser. */
export const lastResort = {
  en: { title: 'Something went wrong', retry: 'Try again' },
  de: { title: 'Etwas ist schiefgelaufen', retry: 'Noch einmal versuchen' },
  fr: { title: 'Un problème est survenu', retry: 'Réessayer' },
} as const
