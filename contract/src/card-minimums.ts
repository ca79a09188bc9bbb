// docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, in Foyer's minor units; Stripe names none for the króna
const minimums: Readonly<Record<string, number | undefined>> = {
  EUR: 50,
  CHF: 50,
  GBP: 30,
  USD: 50,
  CAD: 50,
  AUD: 50,
  NZD: 50,
  DKK: 250,
  SEK: 300,
  NOK: 300,
  PLN: 200,
  CZK: 1500,
  HUF: 175,
  RON: 200,
  BGN: 100,
  JPY: 50,
}

/** The least amount that Stripe charges to a card, in minor units. An account that settles in another currency may need more. */
export const cardMinimumCents = (currency: string): number => minimums[currency] ?? 0
