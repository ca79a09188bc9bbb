/** The languages by their own names, for a reader who knows only one of them. */
export const languageNames = { en: 'English', de: 'Deutsch', fr: 'Français' } as const
