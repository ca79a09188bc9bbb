import { currencies } from '@foyer/contract/currencies'
import { decimalsOf } from '@foyer/words/format/money'
import { describe, expect, it } from 'vitest'
import { fromStripe, linesOf, nextTry, toStripe } from './rules.ts'

describe('amounts', () => {
  // docs.stripe.com/currencies: two decimals, but for these
  const zeroDecimal = ['JPY']

  it.each(currencies)('of %s are what Stripe takes for them', (currency) => {
    const one = 10 ** decimalsOf(currency)
    expect(toStripe(one, currency)).toBe(zeroDecimal.includes(currency) ? 1 : 100)
    expect(fromStripe(toStripe(1250, currency), currency)).toBe(1250)
  })
})

it('a ticket type is one line', () => {
  const seat = (ticketTypeId: string, priceCents: number) => ({
    ticket: { ticketTypeId, priceCents },
    type: { name: ticketTypeId },
  })
  expect(linesOf([seat('a', 500), seat('b', 0), seat('a', 500)], 'EUR')).toEqual([
    { name: 'a', amount: 500, quantity: 2 },
    { name: 'b', amount: 0, quantity: 1 },
  ])
})

it('the pauses between tries grow, and end', () => {
  const pauses = Array.from({ length: 9 }, (_, at) => nextTry(at + 1))
  expect(pauses.slice(0, 8)).toEqual(pauses.slice(0, 8).toSorted((a, b) => (a ?? 0) - (b ?? 0)))
  expect(pauses[8]).toBeUndefined()
})
