/** The name of each language in that language, for readers who know only one of them. */
export const languageNames = { en: 'English', de: 'Deutsch', fr: 'Français' } as const
