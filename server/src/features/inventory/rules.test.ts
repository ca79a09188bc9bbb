import { expect, it } from 'vitest'
import type { OfferedType } from './queries.ts'
import { maxSeatsPerNetwork } from './rules.ts'

const type = (capacity: number, maxPerOrder: number, hidden = false): OfferedType => ({
  id: 'tkt_1',
  priceCents: 0,
  taxRateBp: 0,
  minPerOrder: 1,
  maxPerOrder,
  hidden,
  capacity,
  salesFrom: null,
  salesUntil: null,
})

it.each([
  ['30 at an ordinary event', [type(500, 10)], null, 30],
  ['two percent of a large one', [type(15_000, 10), type(5_000, 10)], null, 400],
  ['the largest order that the event allows', [type(500, 20), type(500, 30)], null, 50],
  ['no more than an order may have at all', [type(3000, 100), type(3000, 100), type(3000, 100)], null, 200],
  ['half of a small event', [type(30, 10), type(10, 10)], null, 20],
  ['half of the overall capacity', [type(500, 10), type(500, 10)], 40, 20],
  ['the maximum of one ticket type, however small the event is', [type(10, 10)], null, 10],
  ['hidden ticket types do not count', [type(40, 10), type(900, 100, true)], null, 20],
])('one network may hold %s', (_, types, capacity, expected) => {
  expect(maxSeatsPerNetwork({ types, capacity })).toBe(expected)
})
