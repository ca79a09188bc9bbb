import { NewTicketType } from '@foyer/contract/ticket-types'
import { expect, it } from 'vitest'
import { changesIn, typeBodyOf, typeValuesOf } from './type-values.ts'

const type = {
  id: 'tkt_1',
  name: 'Seat',
  priceCents: 1250,
  taxRateBp: 1900,
  capacity: 40,
  minPerOrder: 1,
  maxPerOrder: 10,
  hidden: false,
  held: 0,
  sold: 0,
}

it('money is typed as the language writes it, and sent in the smallest unit', () => {
  const values = typeValuesOf(type, 'EUR', 'de')
  expect(values).toMatchObject({ priceCents: '12,50', taxRateBp: '19', capacity: '40' })
  expect(typeBodyOf({ ...values, priceCents: '9,5', taxRateBp: '8.1' }, 'EUR')).toMatchObject({
    priceCents: 950,
    taxRateBp: 810,
  })
  expect(typeBodyOf({ ...values, priceCents: '1200' }, 'JPY').priceCents).toBe(1200)
})

it('what is no number is for the check to refuse, not to be guessed', () => {
  const values = { ...typeValuesOf(undefined, 'EUR', 'en'), name: 'Seat', capacity: 'many' }
  const parsed = NewTicketType.safeParse(typeBodyOf(values, 'EUR'))
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['priceCents', 'capacity'])
})

it('of a change only what was changed is sent', () => {
  const before = typeBodyOf(typeValuesOf(type, 'EUR', 'fr'), 'EUR')
  expect(changesIn({ ...before, capacity: 50 }, before)).toEqual({ capacity: 50 })
})
