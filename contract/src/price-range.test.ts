import { expect, it } from 'vitest'
import { chosenPriceFault, priceRangeFaults } from './price-range.ts'
import { NewTicketType } from './ticket-types.ts'

const type = { name: 'Seat', capacity: 10, priceCents: 1000 }

it.each([
  [{ minPriceCents: 1001 }, 'minPriceCents', 'too-big'],
  [{ minPriceCents: 0, maxPriceCents: 999 }, 'maxPriceCents', 'too-small'],
  [{ maxPriceCents: 2000 }, 'minPriceCents', 'required'],
])('a range contains the price that is suggested: %j', (range, field, code) => {
  const issues = NewTicketType.safeParse({ ...type, ...range }).error?.issues
  expect(issues).toMatchObject([{ path: [field], params: { code } }])
  expect(priceRangeFaults({ ...type, ...range })).toMatchObject([{ path: `body.${field}`, code }])
})

it.each([{}, { minPriceCents: null }, { minPriceCents: 1000, maxPriceCents: 1000 }, { minPriceCents: 0 }])(
  'a range may have no maximum, and be one price: %j',
  (range) => {
    expect(NewTicketType.safeParse({ ...type, ...range }).success).toBe(true)
    expect(priceRangeFaults({ ...type, ...range })).toEqual([])
  },
)

it('a price that a buyer chose is within the range, and none is for a fixed price', () => {
  const range = { priceCents: 1000, minPriceCents: 500, maxPriceCents: 5000 }
  const codesOf = (cents: number, of: object = range) =>
    chosenPriceFault({ ...type, ...of }, cents, 'path').map(({ code, limit }) => [code, limit])
  expect([500, 5000].flatMap((cents) => codesOf(cents))).toEqual([])
  expect(codesOf(499)).toEqual([['too-small', 500]])
  expect(codesOf(5001)).toEqual([['too-big', 5000]])
  expect(codesOf(1_000_000, { minPriceCents: 0 })).toEqual([])
  expect(codesOf(1000, { minPriceCents: null })).toEqual([['not-allowed', undefined]])
})
