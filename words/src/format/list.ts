import { listFormat } from './formatters.ts'
import type { Language } from './locale.ts'

/** Writes a list as in a sentence: `A, B and C`. */
export const formatList = (parts: readonly string[], language: Language): string =>
  listFormat(language, { type: 'conjunction' }).format(parts)
