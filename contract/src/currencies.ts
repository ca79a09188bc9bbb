// No schema here: web pages use this before they need zod.

/**
 * The ISO 4217 codes a team can sell in: currencies in which bank transfers and cards of Europe and its neighbours
 * settle.
 */
export const currencies = [
  'EUR',
  'CHF',
  'GBP',
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'DKK',
  'SEK',
  'NOK',
  'ISK',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'BGN',
  'JPY',
] as const
