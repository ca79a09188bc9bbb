import type { Language } from '@foyer/contract/languages'
import { localeOf } from '@foyer/words/format/locale'
import { browserZone, readersZone } from './readers-zone.ts'

/** The areas that IANA names begin with, and the rest. */
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
  /** The name of the local time: 'Central European Time'. */
  clock: string
  /** The current offset: 'UTC+01:00'. */
  offset: string
}

// Zones where Foyer's languages are spoken. The reader's own zone comes before them.
const commonZones = [
  'Europe/Berlin',
  'Europe/Vienna',
  'Europe/Zurich',
  'Europe/Paris',
  'Europe/Brussels',
  'Europe/London',
]

/**
 * All time zones of this browser by area; common ones in a group of their own.
 * @param current the chosen zone, listed even if this browser does not know it
 */
export function timeZones(current: string, language: Language): { often: Zone[]; areas: Map<Area, Zone[]> } {
  const zones = zonesIn(language)
  const all = zones.some(({ name }) => name === current) ? zones : [...zones, zoneOf(current, language)]
  const first = [...new Set([readersZone(), ...commonZones])]
  const { compare } = new Intl.Collator(language)
  const rest = all.filter(({ name }) => !first.includes(name)).sort((a, b) => compare(a.place, b.place))
  return {
    often: first.flatMap((wanted) => all.filter(({ name }) => name === wanted)),
    areas: new Map(areas.map((area) => [area, rest.filter(({ name }) => areaOf(name) === area)])),
  }
}

const zonesByLanguage = new Map<Language, Zone[]>()

// Cached, because describing all zones is slow.
function zonesIn(language: Language): Zone[] {
  const found =
    zonesByLanguage.get(language) ??
    [...new Set([browserZone(), ...commonZones, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((name) =>
      zoneOf(name, language),
    )
  zonesByLanguage.set(language, found)
  return found
}

export const zoneOf = (name: string, language: Language, now = new Date()): Zone => ({
  name,
  place: placeOf(name),
  clock: zoneNamePart(name, 'longGeneric', localeOf[language], now),
  offset: zoneNamePart(name, 'longOffset', 'en-GB', now).replace('GMT', 'UTC'),
})

/** A zone as text: 'Berlin – Central European Time (UTC+01:00)'. */
export const zoneText = (zone: Zone): string => [zone.place, zone.clock].filter(Boolean).join(' – ') + inBrackets(zone)

/** A zone as label of the combo box: 'Berlin (UTC+01:00)'. */
export const zoneLabel = (zone: Zone): string => zone.place + inBrackets(zone)

const inBrackets = ({ offset }: Zone): string => (offset ? ` (${offset})` : '')

/** The place of a zone: 'Buenos Aires, Argentina'. @param name the IANA name */
export const placeOf = (name: string): string => {
  const [first = name, ...rest] = name.split('/')
  return (rest.length > 0 ? rest.reverse().join(', ') : first).replaceAll('_', ' ')
}

const areaOf = (name: string): Area => areas.find((area) => name.startsWith(`${area}/`)) ?? 'Other'

// A zone newer than this browser shows its name alone.
function zoneNamePart(timeZone: string, timeZoneName: 'longGeneric' | 'longOffset', locale: string, now: Date): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(now)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  } catch {
    return ''
  }
}
