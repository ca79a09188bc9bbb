import type { Language } from './locale.ts'
import { localeOf } from './locale.ts'

type FormatterClass<O, F> = new (locale: string, options: O) => F

/** Caches the formatters of a class: creating one costs hundreds of times more than using it. */
function cachedFormatter<O, F>(Kind: FormatterClass<O, F>): (language: Language, options: O) => F {
  const cache = new Map<string, F>()
  return (language, options) => {
    const key = `${language} ${JSON.stringify(options)}`
    const formatter = cache.get(key) ?? new Kind(localeOf[language], options)
    cache.set(key, formatter)
    return formatter
  }
}

export const dateTimeFormat = cachedFormatter<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
export const numberFormat = cachedFormatter<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
export const displayNames = cachedFormatter<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames)
export const listFormat = cachedFormatter<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat)
