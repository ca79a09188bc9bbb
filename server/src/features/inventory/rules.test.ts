import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { OfferedType } from './queries.ts'
import { maxSeatsPerNetwork } from './rules.ts'

const type = (capacity: number, maxPerOrder: number, hidden = false, shared: string[] = []): OfferedType => ({
  id: randomUUID(),
  kind: 'ticket',
  countsIn: ['evt_1', ...shared],
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
  ['30 and 100 at an ordinary event', [type(400, 10)], null, 30, 100],
  ['two percent and a fifth of a large one', [type(15_000, 10), type(5_000, 10)], null, 400, 4000],
  ['the largest order that the event allows', [type(500, 20), type(500, 30)], null, 50, 200],
  ['no more than an order may have at all', [type(100, 100), type(100, 100), type(300, 100)], null, 200, 200],
  ['half of a small event', [type(30, 10), type(10, 10)], null, 20, 20],
  ['half of the overall capacity', [type(500, 10), type(500, 10)], 150, 30, 75],
  ['the maximum of one ticket type, however small the event is', [type(10, 10)], null, 10, 10],
  [
    'half of the seats that ticket types share',
    [type(500, 10, false, ['hall']), type(50, 10, false, ['hall'])],
    null,
    30,
    30,
  ],
  ['hidden ticket types do not count', [type(40, 10), type(900, 100, true)], null, 20, 20],
])('one network may reserve, and have without a payment: %s', (_, types, capacity, reserved, unpaid) => {
  expect(maxSeatsPerNetwork({ types, shared: [{ id: 'hall', capacity: 60 }], capacity })).toEqual({
    reserved,
    unpaid,
  })
})
