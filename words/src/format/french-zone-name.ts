import { dateTimeFormat } from './formatters.ts'

const used = new Set(['GMT', 'BST', 'WET', 'WEST', 'CET', 'CEST', 'EET', 'EEST'])

/**
 * The short name of a European time zone in French: 'CET'. French in France uses the international names; the locale
 * data of browsers and Node has only 'UTC+1' (docs/decisions/0026-french-writes-cet-and-cest.md).
 * @param at ISO 8601; summer and winter have different names
 * @returns undefined for other zones, which French writes as 'UTC−5'
 */
export function frenchZoneName(timeZone: string, at: string): string | undefined {
  const parts = dateTimeFormat('en', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(at))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name !== undefined && used.has(name) ? name : undefined
}
