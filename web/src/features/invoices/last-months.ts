import type { Language } from '@foyer/contract/languages'
import type { SelectOption } from '../../ui/Select.tsx'

const shownMonths = 24

/** The present month and those before it, the newest first. */
export function lastMonths(now: Date, language: Language): SelectOption[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return Array.from({ length: shownMonths }, (_, at) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - at, 1))
    return { value: month.toISOString().slice(0, 7), label: format.format(month) }
  })
}
