import { currencies } from '@foyer/contract/currencies'
import { decimalsOf } from '@foyer/words/format/money'
import { describe, expect, it } from 'vitest'
import { fromStripe, retryDelaySeconds, stripeLines, toStripe } from './rules.ts'

describe('amounts', () => {
  // docs.stripe.com/currencies: all others have two decimals
  const zeroDecimal = ['JPY']

  it.each(currencies)('of %s are converted to Stripe’s minor units and back', (currency) => {
    const one = 10 ** decimalsOf(currency)
    expect(toStripe(one, currency)).toBe(zeroDecimal.includes(currency) ? 1 : 100)
    expect(fromStripe(toStripe(1250, currency), currency)).toBe(1250)
  })
})

it('each ticket type is one line item', () => {
  const seat = (ticketTypeId: string, priceCents: number) => ({
    ticket: { ticketTypeId, priceCents, taxRateBp: 700 },
    type: { name: ticketTypeId },
  })
  expect(stripeLines([seat('a', 500), seat('b', 0), seat('a', 500)], 'EUR')).toEqual([
    { name: 'a', amount: 500, quantity: 2 },
    { name: 'b', amount: 0, quantity: 1 },
  ])
})

it('the delays between attempts grow, and end after the last attempt', () => {
  const delays = Array.from({ length: 9 }, (_, at) => retryDelaySeconds(at + 1))
  expect(delays.slice(0, 8)).toEqual(delays.slice(0, 8).toSorted((a, b) => (a ?? 0) - (b ?? 0)))
  expect(delays[8]).toBeUndefined()
})
