import { maxNameLength } from '@foyer/contract/text'
import { NewTicketType } from '@foyer/contract/ticket-types'
import { expect, it } from 'vitest'
import { changedFields, copyValuesOf, isUnusual, ticketTypeBodyOf, ticketTypeValuesOf } from './form-values.ts'

const type = {
  id: 'tkt_1',
  name: 'Seat',
  priceCents: 1250,
  taxRateBp: 1900,
  capacity: 40,
  minPerOrder: 1,
  maxPerOrder: 10,
  hidden: false,
  needsApproval: false,
  held: 0,
  sold: 0,
  left: 40,
}

it('shows money as the language writes it, and sends minor units', () => {
  const values = ticketTypeValuesOf(type, 'EUR', 'de')
  expect(values).toMatchObject({ priceCents: '12,50', taxRateBp: '19', capacity: '40' })
  expect(ticketTypeBodyOf({ ...values, priceCents: '9,5', taxRateBp: '8.1' }, 'EUR')).toMatchObject({
    priceCents: 950,
    taxRateBp: 810,
  })
  expect(ticketTypeBodyOf({ ...values, priceCents: '1200' }, 'JPY').priceCents).toBe(1200)
})

it('sends the range in which buyers choose the price, and none when they do not', () => {
  const values = ticketTypeValuesOf({ ...type, minPriceCents: 500, maxPriceCents: 10_000 }, 'EUR', 'de')
  expect(values).toMatchObject({ isChosen: true, minPriceCents: '5', maxPriceCents: '100' })
  expect(ticketTypeBodyOf(values, 'EUR')).toMatchObject({ minPriceCents: 500, maxPriceCents: 10_000 })
  expect(ticketTypeBodyOf({ ...values, maxPriceCents: ' ' }, 'EUR')).toMatchObject({ maxPriceCents: null })
  expect(ticketTypeBodyOf({ ...values, isChosen: false }, 'EUR')).toMatchObject({
    minPriceCents: null,
    maxPriceCents: null,
  })
})

it('leaves invalid numbers for the schema to refuse', () => {
  const values = { ...ticketTypeValuesOf(undefined, 'EUR', 'en'), name: 'Seat', capacity: 'many' }
  const parsed = NewTicketType.safeParse(ticketTypeBodyOf(values, 'EUR'))
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['priceCents', 'capacity'])
})

it('sends only the changed fields', () => {
  const before = ticketTypeBodyOf(ticketTypeValuesOf(type, 'EUR', 'fr'), 'EUR')
  expect(changedFields({ ...before, capacity: 50 }, before)).toEqual({ capacity: 50 })
})

it('knows which ticket types have more than the usual values', () => {
  const usual = ticketTypeValuesOf(undefined, 'EUR', 'en')
  expect(isUnusual(usual)).toBe(false)
  for (const change of [
    { minPerOrder: '2' },
    { maxPerOrder: '4' },
    { salesUntil: '2026-12-01T00:00:00Z' },
    { hidden: true },
  ])
    expect(isUnusual({ ...usual, ...change })).toBe(true)
})

it('begins a copy with the values of the original, and a name that says so and is not too long', () => {
  const original = { ...type, maxPerOrder: 4, needsApproval: true }
  const expected = { ...ticketTypeValuesOf(original, 'EUR', 'de'), name: 'Kopie von Seat' }
  expect(copyValuesOf(original, 'EUR', 'de')).toEqual(expected)
  const { name } = copyValuesOf({ ...type, name: 'x'.repeat(maxNameLength) }, 'EUR', 'fr')
  expect(name).toMatch(/^Copie de x+$/)
  expect(name).toHaveLength(maxNameLength)
})
