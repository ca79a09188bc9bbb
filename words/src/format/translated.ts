import type { Language } from './locale.ts'

const inOrder = ['en', 'de', 'fr'] as const satisfies readonly Language[]

/** A text in a language, or the first in which it is written. @returns undefined when there is none in any */
export const translated = <T>(texts: Partial<Record<Language, T>>, language: Language): T | undefined =>
  texts[language] ?? inOrder.map((each) => texts[each]).find((text) => text !== undefined)
