import type { Language } from '@foyer/contract/languages'
import { localeOf } from '@foyer/words/format/locale'

/** The parts of the world that IANA's names begin with, and the rest. */
export const areas = [
  'Europe',
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Indian',
  'Pacific',
  'Other',
] as const
export type Area = (typeof areas)[number]

export interface Zone {
  /** The IANA name: 'America/Argentina/Buenos_Aires'. */
  name: string
  /** The place: 'Buenos Aires, Argentina'. */
  place: string
  /** What clocks are called there: 'Central European Time'. */
  clock: string
  /** How far clocks there are from UTC at the moment: 'UTC+01:00'. */
  offset: string
}

// Where Foyer speaks the language; the reader's own zone stands before them
const often = ['Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich', 'Europe/Paris', 'Europe/Brussels', 'Europe/London']

/**
 * Every time zone this browser knows, by part of the world; those often used in a group of their own.
 * @param current the zone chosen now, which is in the list even if this browser calls it otherwise
 */
export function timeZones(current: string, language: Language): { often: Zone[]; areas: Map<Area, Zone[]> } {
  const zones = zonesIn(language)
  const all = zones.some(({ name }) => name === current) ? zones : [...zones, zoneOf(current, language)]
  const first = [...new Set([readersZone(), ...often])]
  const rest = all.filter(({ name }) => !first.includes(name)).sort((a, b) => a.place.localeCompare(b.place, language))
  return {
    often: first.flatMap((wanted) => all.filter(({ name }) => name === wanted)),
    areas: new Map(areas.map((area) => [area, rest.filter(({ name }) => areaOf(name) === area)])),
  }
}

const known = new Map<Language, Zone[]>()

// describing all of them takes a noticeable moment
function zonesIn(language: Language): Zone[] {
  const found =
    known.get(language) ??
    [...new Set([readersZone(), ...often, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((name) =>
      zoneOf(name, language),
    )
  known.set(language, found)
  return found
}

/** The zone this browser's clock is set to. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** One zone, described. */
export const zoneOf = (name: string, language: Language, now = new Date()): Zone => ({
  name,
  place: placeOf(name),
  clock: named(name, 'longGeneric', localeOf[language], now),
  offset: named(name, 'longOffset', 'en-GB', now).replace('GMT', 'UTC'),
})

/** A zone in one line: 'Berlin – Central European Time (UTC+01:00)'. */
export const zoneText = (zone: Zone): string => [zone.place, zone.clock].filter(Boolean).join(' – ') + inBrackets(zone)

/** A zone for the box it is chosen in: 'Berlin (UTC+01:00)'. */
export const zoneLabel = (zone: Zone): string => zone.place + inBrackets(zone)

const inBrackets = ({ offset }: Zone): string => (offset ? ` (${offset})` : '')

const placeOf = (name: string): string => {
  const [first = name, ...rest] = name.split('/')
  return (rest.length > 0 ? rest.reverse().join(', ') : first).replaceAll('_', ' ')
}

const areaOf = (name: string): Area => areas.find((area) => name.startsWith(`${area}/`)) ?? 'Other'

// a zone that was named after this browser was made is shown by its name alone
function named(timeZone: string, timeZoneName: 'longGeneric' | 'longOffset', locale: string, now: Date): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(now)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  } catch {
    return ''
  }
}
