import { expect, it } from 'vitest'
import { msUntilNextChange } from './ms-until-next-change.ts'

const now = new Date('2027-01-01T00:00:00.000Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const event = { date: after(0), dateTba: true, endsAt: null, paymentTerms: null, discounts: [] }
const page = { event, types: [], expiries: new Map<string, Date>(), now }
const discount = { name: 'Early bird', rule: { kind: 'percent', bp: 1000 } } as const

it.each([
  ['without anything ahead, for ever', page, Number.POSITIVE_INFINITY],
  [
    'until a sales window opens or closes',
    { ...page, types: [{ type: { salesFrom: after(-5), salesUntil: after(900) } }] },
    900,
  ],
  [
    'until a discount begins or ends',
    {
      ...page,
      event: {
        ...event,
        discounts: [
          { ...discount, from: after(-9).toISOString(), until: after(700).toISOString() },
          { ...discount, from: after(800).toISOString() },
        ],
      },
    },
    700,
  ],
  [
    'at most half a minute while seats are reserved',
    { ...page, expiries: new Map([['tkt_1', after(99_000)]]) },
    30_000,
  ],
  ['until the event is over', { ...page, event: { ...event, dateTba: false, endsAt: after(600) } }, 600],
])('the page of an event stays as it is %s', (_, shown, ms) => {
  expect(msUntilNextChange(shown)).toBe(ms)
})
