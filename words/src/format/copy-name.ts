import type { Language } from './locale.ts'

const copyOf = {
  en: (name: string) => `Copy of ${name}`,
  de: (name: string) => `Kopie von ${name}`,
  fr: (name: string) => `Copie de ${name}`,
} as const satisfies Record<Language, (name: string) => string>

/** The name of a copy, by which lists tell it from the original. @param maxLength longer names are cut */
export const copyNameOf = (name: string, language: Language, maxLength: number): string =>
  copyOf[language](name).slice(0, maxLength).trimEnd()
