import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Discount } from '../discounts.ts'
import { taxByRate } from '../price.ts'
import { feePartOf } from './booking-fee.ts'
import { priceSpan } from './discounts.ts'
import type { CodePrice, PricedFee, PriceEffect, PriceList, RequestedItem } from './price-list.ts'
import { priceOrder } from './price-order.ts'
import { spreadCents } from './spread.ts'

const seat = { id: 'seat', kind: 'ticket', priceCents: 3000, taxRateBp: 1900 } as const
const child = { id: 'child', kind: 'ticket', priceCents: 1200, taxRateBp: 700 } as const
const dinner = { id: 'dinner', kind: 'add-on', priceCents: 2500, taxRateBp: 1900 } as const
const list: PriceList = { types: [seat, child, dinner], discounts: [] }
const code: CodePrice = {
  id: 'c',
  use: 'order',
  effect: { kind: 'percent', bp: 1000 },
  minTickets: 0,
  minCents: 0,
  withDiscounts: false,
}
/** A number of milliseconds after the first moment of 1970. */
const at = (ms: number) => new Date(ms).toISOString()
const of = (ticketTypeId: string, quantity = 1, more: Partial<RequestedItem> = {}) => ({
  ticketTypeId,
  quantity,
  ...more,
})
const prices = (items: RequestedItem[], change: Partial<PriceList> = {}, used?: CodePrice, now = 0) =>
  priceOrder({ ...list, ...change }, items, used, now).items.map(({ priceCents }) => priceCents)
const discount = (rule: Discount['rule'], more: Partial<Discount> = {}): Discount => ({
  name: 'd',
  rule,
  ...more,
})

describe('the price of an order', () => {
  it('is that of its tickets and their add-ons, each after its ticket', () => {
    const items = [of('seat', 2, { addOns: [{ ticketTypeId: 'dinner', quantity: 1 }] }), of('child')]
    const order = priceOrder(list, items, undefined, 0)
    expect(order.items.map((item) => [item.ticketTypeId, item.of])).toEqual([
      ['seat', null],
      ['dinner', 0],
      ['seat', null],
      ['dinner', 2],
      ['child', null],
    ])
    expect([order.totalCents, order.codeUses]).toEqual([2 * 5500 + 1200, 0])
  })

  it('is what the buyer chooses, where the price is free to choose', () => {
    expect(prices([of('seat', 2, { priceCents: 700 })])).toEqual([700, 700])
  })

  it('is the same in any order of tickets that cost the same only after their discount', () => {
    const change = { discounts: [discount({ kind: 'fixed', cents: 500 })] }
    const used: CodePrice = { ...code, effect: { kind: 'amount', cents: 1 }, withDiscounts: true }
    const items = [of('seat', 1, { priceCents: 900 }), of('seat', 1, { priceCents: 800 })]
    expect(prices(items, change, used)).toEqual([499, 500])
    expect(prices(items.toReversed(), change, used)).toEqual([500, 499])
  })

  it('cannot be told for a type that is not sold', () => {
    expect(() => prices([of('gone')])).toThrow('no type gone')
  })
})

describe('a discount', () => {
  it.each<[string, Discount, number[]]>([
    ['takes off a percentage, rounded half up', discount({ kind: 'percent', bp: 1250 }), [2625, 1050]],
    ['takes off an amount, down to nothing', discount({ kind: 'amount', cents: 1500 }), [1500, 0]],
    ['sets a price, and raises none', discount({ kind: 'fixed', cents: 2000 }), [2000, 1200]],
    ['is for some types only', discount({ kind: 'percent', bp: 5000 }, { ticketTypeIds: ['child'] }), [3000, 600]],
    ['needs a number of tickets', discount({ kind: 'quantity', from: 3, bp: 5000 }), [3000, 1200]],
    ['counts all tickets that it is for', discount({ kind: 'quantity', from: 2, bp: 5000 }), [1500, 600]],
    ['is over', discount({ kind: 'percent', bp: 5000 }, { until: at(0) }), [3000, 1200]],
    ['has not begun', discount({ kind: 'percent', bp: 5000 }, { from: at(1) }), [3000, 1200]],
  ])('%s', (_, given, expected) => {
    expect(prices([of('seat'), of('child')], { discounts: [given] })).toEqual(expected)
  })

  it('makes the cheapest of each full group free, and spreads its price over the group', () => {
    const discounts = [discount({ kind: 'some-free', of: 3, free: 1 })]
    // 1,200 of 7,200: a sixth of each
    expect(prices([of('child'), of('seat', 2)], { discounts })).toEqual([1000, 2500, 2500])
    // the fourth is in no group
    expect(prices([of('seat', 4)], { discounts })).toEqual([2000, 2000, 2000, 3000])
  })

  it('is the best one of each ticket', () => {
    const discounts = [discount({ kind: 'amount', cents: 700 }), discount({ kind: 'percent', bp: 5000 })]
    expect(prices([of('seat'), of('child')], { discounts })).toEqual([1500, 500])
  })

  it('is for add-ons only if it names them', () => {
    const items = [of('seat', 1, { addOns: [{ ticketTypeId: 'dinner', quantity: 1 }] })]
    expect(prices(items, { discounts: [discount({ kind: 'percent', bp: 5000 })] })).toEqual([1500, 2500])
    const named = discount({ kind: 'percent', bp: 5000 }, { ticketTypeIds: ['dinner'] })
    expect(prices(items, { discounts: [named] })).toEqual([3000, 1250])
  })
})

describe('a code', () => {
  it('takes an amount off the order once, spread over what it is for, each part at the rate of its item', () => {
    const amount = { ...code, effect: { kind: 'amount', cents: 1000 } } as const
    expect(prices([of('seat'), of('child')], {}, amount)).toEqual([2286, 914])
    expect(prices([of('seat'), of('child')], {}, { ...amount, ticketTypeIds: ['child'] })).toEqual([3000, 200])
    expect(prices([of('child')], {}, { ...amount, effect: { kind: 'amount', cents: 9000 } })).toEqual([0])
  })

  it('takes an amount off each ticket, each of which uses it', () => {
    const byTicket = { ...code, use: 'ticket', effect: { kind: 'amount', cents: 1000 } } as const
    const order = priceOrder(list, [of('seat', 2), of('child')], { ...byTicket, ticketTypeIds: ['seat'] }, 0)
    expect(order.items.map(({ priceCents, usesCode }) => [priceCents, usesCode])).toEqual([
      [2000, true],
      [2000, true],
      [1200, false],
    ])
    expect(order.codeUses).toBe(2)
  })

  it('is better than the discounts, or counts on top of them', () => {
    const discounts = [discount({ kind: 'percent', bp: 2000 })]
    const percent = (bp: number, withDiscounts = false) =>
      ({ ...code, effect: { kind: 'percent', bp }, withDiscounts }) as const
    expect(prices([of('seat')], { discounts }, percent(1000))).toEqual([2400])
    expect(prices([of('seat')], { discounts }, percent(5000))).toEqual([1500])
    expect(prices([of('seat')], { discounts }, percent(5000, true))).toEqual([1200])
    const amount = { ...code, effect: { kind: 'amount', cents: 500 } } as const
    expect(prices([of('seat')], { discounts }, amount)).toEqual([2400])
    expect(prices([of('seat')], { discounts }, { ...amount, withDiscounts: true })).toEqual([1900])
  })

  it('only unlocks, and is used all the same', () => {
    const order = priceOrder(list, [of('seat')], { ...code, effect: { kind: 'none' } }, 0)
    expect([order.totalCents, order.codeUses, order.codeFault]).toEqual([3000, 1, undefined])
  })

  it.each([
    ['is for other types', { ticketTypeIds: ['dinner'] }, 'code-not-for-these'],
    ['needs more tickets', { minTickets: 2 }, 'code-min-tickets'],
    ['needs a higher total', { minCents: 3001 }, 'code-min-amount'],
  ] as const)('changes nothing when it %s', (_, change, fault) => {
    const order = priceOrder(list, [of('seat')], { ...code, ...change }, 0)
    expect([order.totalCents, order.codeUses, order.codeFault]).toEqual([3000, 0, fault])
  })
})

it('counts only tickets for the minimum total of a code', () => {
  const items = [of('seat', 1, { addOns: [{ ticketTypeId: 'dinner', quantity: 1 }] })]
  const faultOf = (minCents: number) => priceOrder(list, items, { ...code, minCents }, 0).codeFault
  expect([faultOf(3001), faultOf(3000)]).toEqual(['code-min-amount', undefined])
  // a code for a type needs the total of all tickets, as before
  const narrow: CodePrice = { ...code, ticketTypeIds: ['child'], minCents: 4200 }
  expect(priceOrder(list, [of('seat'), of('child')], narrow, 0).codeFault).toBeUndefined()
})

describe('a booking fee', () => {
  const fee: PricedFee = {
    typeId: 'fee',
    paidBy: 'buyer',
    per: 'ticket',
    cents: 100,
    bp: 250,
    taxRateBp: 1900,
    refunded: true,
  }

  it('is an item for each ticket that is not free, on what is left of its price', () => {
    const discounts = [discount({ kind: 'fixed', cents: 0 }, { ticketTypeIds: ['child'] })]
    const { items } = priceOrder({ ...list, discounts, fee }, [of('seat'), of('child')], undefined, 0)
    expect(items.at(-1)).toMatchObject({ ticketTypeId: 'fee', kind: 'fee', of: 0, priceCents: 175, taxRateBp: 1900 })
    expect(items).toHaveLength(3)
  })

  it('belongs to its ticket, also when it is kept, or to the order', () => {
    const ownerOf = (more: object) =>
      priceOrder({ ...list, fee: { ...fee, ...more } }, [of('child'), of('seat')], undefined, 0).items.at(-1)?.of
    expect([ownerOf({}), ownerOf({ refunded: false }), ownerOf({ per: 'order' })]).toEqual([1, 1, null])
  })

  it('is one for the order, or is paid by the team', () => {
    const items = [of('seat'), of('child')]
    expect(prices(items, { fee: { ...fee, per: 'order' } })).toEqual([3000, 1200, 205])
    expect(prices(items, { fee: { ...fee, paidBy: 'team' } })).toEqual([3000, 1200])
    expect(
      prices([of('child')], { fee: { ...fee, per: 'order' } }, { ...code, effect: { kind: 'fixed', cents: 0 } }),
    ).toEqual([0])
  })
})

const cents = fc.integer({ min: 0, max: 99_999_999 })
const bp = fc.integer({ min: 0, max: 10_000 })
const effect: fc.Arbitrary<PriceEffect> = fc.oneof(
  bp.map((each) => ({ kind: 'percent', bp: each }) as const),
  cents.map((each) => ({ kind: 'amount', cents: each }) as const),
  cents.map((each) => ({ kind: 'fixed', cents: each }) as const),
)
const typeIds = fc.option(fc.subarray(['seat', 'child', 'dinner'], { minLength: 1 }), { nil: undefined })
const moment = fc.option(fc.integer({ min: -2, max: 2 }).map(at), { nil: undefined })
const rule: fc.Arbitrary<Discount['rule']> = fc.oneof(
  effect,
  fc.record({ kind: fc.constant('quantity' as const), from: fc.integer({ min: 1, max: 5 }), bp }),
  fc.integer({ min: 2, max: 5 }).chain((group) =>
    fc.record({
      kind: fc.constant('some-free' as const),
      of: fc.constant(group),
      free: fc.integer({ min: 1, max: group - 1 }),
    }),
  ),
)
const discounts = fc.array(
  fc.record({ name: fc.constant('d'), ticketTypeIds: typeIds, from: moment, until: moment, rule }),
  {
    maxLength: 3,
  },
)
const anyCode: fc.Arbitrary<CodePrice> = fc.record({
  id: fc.constant('c'),
  use: fc.constantFrom('order', 'ticket'),
  ticketTypeIds: typeIds,
  effect: fc.oneof(effect, fc.constant({ kind: 'none' } as const)),
  minTickets: fc.integer({ min: 0, max: 3 }),
  minCents: cents,
  withDiscounts: fc.boolean(),
})
const priceList: fc.Arbitrary<PriceList> = fc.record({
  types: fc.tuple(cents, cents, cents).map(([a, b, c]) => [
    { ...seat, priceCents: a },
    { ...child, priceCents: b },
    { ...dinner, priceCents: c },
  ]),
  discounts,
})
const bookingFee: fc.Arbitrary<PricedFee> = fc.record({
  typeId: fc.constant('fee'),
  paidBy: fc.constantFrom('buyer', 'team'),
  per: fc.constantFrom('order', 'ticket'),
  cents: fc.integer({ min: 0, max: 9999 }),
  bp,
  taxRateBp: bp,
  refunded: fc.boolean(),
})
const addOns = fc.array(fc.record({ ticketTypeId: fc.constant('dinner'), quantity: fc.integer({ min: 1, max: 2 }) }), {
  maxLength: 1,
})
const requested = fc.array(
  fc.record({
    ticketTypeId: fc.constantFrom('seat', 'child'),
    quantity: fc.integer({ min: 1, max: 4 }),
    priceCents: fc.option(cents, { nil: undefined }),
    addOns,
  }),
  { minLength: 1, maxLength: 4 },
)

describe('whatever is sold', () => {
  it('costs between nothing and its list price, and all items make the total', () => {
    fc.assert(
      fc.property(priceList, requested, fc.option(anyCode, { nil: undefined }), (prices, items, used) => {
        const order = priceOrder(prices, items, used, 0)
        for (const item of order.items) {
          expect(item.priceCents).toBeGreaterThanOrEqual(0)
          expect(item.priceCents).toBeLessThanOrEqual(item.listCents)
        }
        expect(order.items.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBe(order.totalCents)
      }),
    )
  })

  it('costs its booking fees on top, none of them on what is free, with the tax of each rate in the total', () => {
    fc.assert(
      fc.property(
        priceList,
        requested,
        fc.option(anyCode, { nil: undefined }),
        bookingFee,
        (prices, items, used, fee) => {
          const { items: without, ...before } = priceOrder(prices, items, used, 0)
          const order = priceOrder({ ...prices, fee }, items, used, 0)
          expect(order.items.slice(0, without.length)).toEqual(without)
          const fees = order.items.slice(without.length)
          const charged = (cents: number) => (fee.paidBy === 'buyer' && cents > 0 && feePartOf(fee, cents) > 0 ? 1 : 0)
          const tickets = without.filter(({ kind }) => kind === 'ticket')
          const bases = fee.per === 'order' ? [before.totalCents] : tickets.map(({ priceCents }) => priceCents)
          expect(fees).toHaveLength(bases.reduce((sum, cents) => sum + charged(cents), 0))
          // the team pays what buyers would
          const byBuyers = priceOrder({ ...prices, fee: { ...fee, paidBy: 'buyer' } }, items, used, 0)
          expect(order.paidFeeCents).toBe(fee.paidBy === 'team' ? byBuyers.totalCents - before.totalCents : 0)
          for (const { priceCents } of fees) expect(priceCents).toBeGreaterThan(0)
          const sum = fees.reduce((all, { priceCents }) => all + priceCents, 0)
          expect(order.totalCents).toBe(before.totalCents + sum)
          const rates = taxByRate(order.items.map((item) => ({ ...item, ticketType: item.ticketTypeId, quantity: 1 })))
          expect(rates.reduce((all, { netCents, taxCents }) => all + netCents + taxCents, 0)).toBe(order.totalCents)
        },
      ),
    )
  })

  it('costs the same in any order of the request', () => {
    const sorted = (prices: PriceList, items: RequestedItem[], used: CodePrice | undefined) =>
      priceOrder(prices, items, used, 0)
        .items.map((item) => `${item.ticketTypeId} ${item.listCents} ${item.priceCents} ${item.usesCode}`)
        .sort()
    fc.assert(
      fc.property(priceList, requested, fc.option(anyCode, { nil: undefined }), (prices, items, used) => {
        expect(sorted(prices, items.toReversed(), used)).toEqual(sorted(prices, items, used))
      }),
    )
  })

  it('loses exactly the amount of a code, to the cent, or all there is', () => {
    fc.assert(
      fc.property(priceList, requested, cents, typeIds, (prices, items, amount, types) => {
        const before = priceOrder(prices, items, undefined, 0)
        const used: CodePrice = {
          ...code,
          ticketTypeIds: types,
          effect: { kind: 'amount', cents: amount },
          withDiscounts: true,
        }
        const order = priceOrder(prices, items, used, 0)
        if (order.codeFault) {
          expect(order).toEqual({ ...before, codeFault: order.codeFault })
          return
        }
        const chosen = before.items.filter(({ ticketTypeId, kind }) =>
          types === undefined ? kind === 'ticket' : types.includes(ticketTypeId),
        )
        const most = chosen.reduce((sum, { priceCents }) => sum + priceCents, 0)
        expect(before.totalCents - order.totalCents).toBe(Math.min(amount, most))
      }),
    )
  })

  it('never costs more with a higher percentage', () => {
    fc.assert(
      fc.property(priceList, requested, bp, bp, (prices, items, a, b) => {
        const total = (each: number) =>
          priceOrder(prices, items, { ...code, effect: { kind: 'percent', bp: each } }, 0).totalCents
        expect(total(Math.max(a, b))).toBeLessThanOrEqual(total(Math.min(a, b)))
      }),
    )
  })

  it('costs the same at all moments of a span', () => {
    fc.assert(
      fc.property(
        priceList,
        requested,
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: -3, max: 3 }),
        (prices, items, a, b) => {
          const { from, until } = priceSpan(prices.discounts, a)
          expect(from <= a && a < until).toBe(true)
          if (from <= b && b < until)
            expect(priceOrder(prices, items, undefined, b)).toEqual(priceOrder(prices, items, undefined, a))
        },
      ),
    )
  })
})

it('spreads an amount over weights without losing a cent, and gives none more than its weight', () => {
  expect(spreadCents([1, 1, 1], 2)).toEqual([1, 1, 0])
  expect(spreadCents([], 5)).toEqual([])
  expect(spreadCents([0, 0], 5)).toEqual([0, 0])
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 20 }), cents, (weights, amount) => {
      const parts = spreadCents(weights, amount)
      const sum = weights.reduce((all, weight) => all + weight, 0)
      expect(parts.reduce((all, part) => all + part, 0)).toBe(Math.min(amount, sum))
      for (const [at, part] of parts.entries()) expect(part >= 0 && part <= (weights[at] ?? 0)).toBe(true)
    }),
  )
})
