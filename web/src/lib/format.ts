import { formatBytes } from '@foyer/words/format/bytes'
import { formatDate, formatDateTime, formatDay, formatPeriod, formatTime } from '@foyer/words/format/date-time'
import { formatLanguageName } from '@foyer/words/format/language-name'
import { formatCurrencyName, formatMoney } from '@foyer/words/format/money'
import { formatCount, formatNumber, formatRate } from '@foyer/words/format/number'
import { formatRelative } from '@foyer/words/format/relative-time'
import { useLocale } from 'use-intl'

/** Formats numbers, money and times in the current language. Messages take the formatted texts. */
export function useFormat() {
  const language = useLocale()
  return {
    number: (value: number) => formatNumber(value, language),
    bytes: (bytes: number) => formatBytes(bytes, language),
    count: (count: number, exactUpTo: number) => formatCount(count, exactUpTo, language),
    rate: (basisPoints: number) => formatRate(basisPoints, language),
    languageName: (tag: string) => formatLanguageName(tag, language),
    currencyName: (currency: string) => formatCurrencyName(currency, language),
    money: (minor: number, currency: string) => formatMoney(minor, currency, language),
    date: (at: string, timeZone: string) => formatDate(at, timeZone, language),
    time: (at: string, timeZone: string) => formatTime(at, timeZone, language),
    dateTime: (at: string, timeZone: string) => formatDateTime(at, timeZone, language),
    period: (from: string, to: string, timeZone: string) => formatPeriod(from, to, timeZone, language),
    day: (date: string) => formatDay(date, language),
    relative: (at: string, now: Date) => formatRelative(at, now, language),
  }
}
