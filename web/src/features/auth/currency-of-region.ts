import type { currencies } from '@foyer/contract/currencies'

type Currency = (typeof currencies)[number]

const currencyByRegion: Record<string, Currency> = {
  GB: 'GBP',
  IM: 'GBP',
  JE: 'GBP',
  GG: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  US: 'USD',
  PR: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  DK: 'DKK',
  GL: 'DKK',
  FO: 'DKK',
  SE: 'SEK',
  NO: 'NOK',
  IS: 'ISK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  JP: 'JPY',
}

const currencyByZone: Record<string, Currency> = {
  'Europe/London': 'GBP',
  'Europe/Zurich': 'CHF',
  'Europe/Vaduz': 'CHF',
  'Europe/Copenhagen': 'DKK',
  'Europe/Stockholm': 'SEK',
  'Europe/Oslo': 'NOK',
  'Atlantic/Reykjavik': 'ISK',
  'Europe/Warsaw': 'PLN',
  'Europe/Prague': 'CZK',
  'Europe/Budapest': 'HUF',
  'Europe/Bucharest': 'RON',
  'Asia/Tokyo': 'JPY',
  'Pacific/Auckland': 'NZD',
  'America/Toronto': 'CAD',
  'America/Vancouver': 'CAD',
  'America/Montreal': 'CAD',
  'America/Edmonton': 'CAD',
  'America/Winnipeg': 'CAD',
  'America/Halifax': 'CAD',
  'America/New_York': 'USD',
  'America/Chicago': 'USD',
  'America/Denver': 'USD',
  'America/Los_Angeles': 'USD',
  'America/Phoenix': 'USD',
}

/**
 * Guesses the currency in which a person sells: by the time zone, which travels with the machine, otherwise by the
 * region of the preferred language. Europe without a currency of its own here gets euros.
 * @param locale of the browser: 'de-CH'
 */
export function currencyOfRegion(timeZone: string, locale: string): Currency {
  const [area] = timeZone.split('/')
  const byZone = currencyByZone[timeZone] ?? (area === 'Australia' ? 'AUD' : undefined)
  if (byZone) return byZone
  if (area === 'Europe') return 'EUR'
  return currencyByRegion[regionOf(locale)] ?? 'EUR'
}

function regionOf(locale: string): string {
  try {
    return new Intl.Locale(locale).region ?? ''
  } catch {
    return ''
  }
}
