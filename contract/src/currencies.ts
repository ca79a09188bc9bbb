// No schema here: web pages use this before they need zod.

/** The currencies a team can sell in: those a bank transfer or card payment in Europe and its neighbours settles. */
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
