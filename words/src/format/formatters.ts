import type { Language } from './locale.ts'
import { localeOf } from './locale.ts'

type Make<O, F> = new (locale: string, options: O) => F

/** Keeps the formatters of a kind: making one costs hundreds of times what using it does. */
function kept<O, F>(Kind: Make<O, F>): (language: Language, options: O) => F {
  const made = new Map<string, F>()
  return (language, options) => {
    const name = `${language} ${JSON.stringify(options)}`
    const found = made.get(name) ?? new Kind(localeOf[language], options)
    made.set(name, found)
    return found
  }
}

export const dateTimeFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
