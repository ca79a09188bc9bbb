import { taxRoundings, totalsByRate } from '@foyer/contract/tax-rounding'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CorrectionPlan, MoneyShare } from '../../../schema/json/order-money.ts'
import { after, planCancellation, planRefund, sharesOfAll, takenBack } from './corrections.ts'
import { heldShares, movedShares, receivedShares } from './held-shares.ts'
import type { Ledger, LedgerTicket } from './ledger.ts'
import { balanceCentsOf, dueCentsOf, dueLines, liveTickets, refundableCentsOf, ticketValueOf } from './ledger.ts'
import { negative } from './money-shares.ts'

/** A ticket, or a booking fee: of the ticket before it, or of the order. */
type Item = Pick<LedgerTicket, 'priceCents' | 'taxRateBp' | 'bookingFee' | 'addOnOf'>

/** An order of tickets with these prices and rates, paid by these parts. */
function paidOrder(tickets: readonly Item[], parts = 1, rounding: Ledger['rounding'] = 'gross-sum'): Ledger {
  const total = tickets.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const amounts = Array.from({ length: parts }, (_, at) => Math.floor((total * (at + 1)) / parts))
  const unpaid: Ledger = {
    status: 'paid',
    rounding,
    tickets: tickets.map((ticket, at) => ({
      ...ticket,
      id: `tic_${at}`,
      ticketType: `tkt_${ticket.priceCents}_${ticket.taxRateBp}`,
      cancelled: false,
      added: false,
    })),
    adjustments: [],
    payments: [],
    refunds: [],
    money: [],
  }
  return amounts.reduce((ledger, amount, at) => paid(ledger, amount - (amounts[at - 1] ?? 0)), unpaid)
}

/** The order once another payment has arrived. */
function paid(ledger: Ledger, amountCents: number): Ledger {
  const at = ledger.payments.length
  const method = at % 2 === 0 ? ('card' as const) : ('transfer' as const)
  const payment = { id: `pay_${at}`, method, state: 'confirmed' as const, amountCents }
  const money = [...ledger.money, ...receivedShares(ledger, amountCents)]
  return { ...ledger, payments: [...ledger.payments, payment], money }
}

/** The order once its money was moved to its lines. */
const moved = (ledger: Ledger): Ledger => ({ ...ledger, money: [...ledger.money, ...movedShares(ledger)] })

/** The order with its plan carried out and its refunds made. */
const carriedOut = (ledger: Ledger, plan: CorrectionPlan): Ledger =>
  moved({
    ...after(ledger, plan),
    refunds: [...ledger.refunds, ...plan.refunds.map((refund) => ({ ...refund, state: 'done' as const }))],
    money: [...ledger.money, ...plan.refunds.flatMap(({ shares }) => negative(shares))],
  })

/** The gross amount and the tax of each tax rate. */
function byRate(shares: readonly Pick<MoneyShare, 'rate' | 'gross' | 'tax'>[]): Record<number, number[]> {
  const sums: Record<number, number[]> = {}
  for (const { rate, gross, tax } of shares) {
    const [g = 0, t = 0] = sums[rate] ?? []
    sums[rate] = [g + gross, t + tax]
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum.some((cents) => cents !== 0)))
}

/** The gross amount and the tax of each tax rate, as documents state them. */
const dueByRate = (ledger: Ledger) =>
  byRate(
    totalsByRate(
      dueLines(ledger).map(({ priceCents, taxRateBp }) => ({ grossCents: priceCents, taxRateBp })),
      ledger.rounding,
    ).map(({ taxRateBp, grossCents, taxCents }) => ({ rate: taxRateBp, gross: grossCents, tax: taxCents })),
  )

/** The amount of each ticket type. */
function byType(shares: readonly Pick<MoneyShare, 'type' | 'gross'>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { type, gross } of shares) sums[type] = (sums[type] ?? 0) + gross
  return Object.fromEntries(Object.entries(sums).filter(([, gross]) => gross !== 0))
}

const dueByType = (ledger: Ledger) =>
  byType(dueLines(ledger).map(({ ticketType: type, priceCents: gross }) => ({ type, gross })))

const order = fc.record({
  tickets: fc
    .array(
      fc.record({
        priceCents: fc.integer({ min: 0, max: 9_999 }),
        taxRateBp: fc.constantFrom(0, 700, 1900, 2100),
        bookingFee: fc.option(fc.constantFrom('kept', 'refunded'), { nil: undefined, freq: 2 }),
        ofTicket: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    )
    // the first is a ticket
    .map((items) =>
      items.map(({ bookingFee, ofTicket, ...item }, at): Item => {
        if (at === 0 || !bookingFee) return item
        return { ...item, bookingFee, addOnOf: ofTicket ? 'tic_0' : null }
      }),
    ),
  parts: fc.integer({ min: 1, max: 3 }),
  rounding: fc.constantFrom(...taxRoundings),
})
const step = fc.oneof(
  fc.record({
    cancel: fc.array(fc.nat(7), { minLength: 1, maxLength: 3 }),
    fee: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ refund: fc.double({ min: 0, max: 1, noNaN: true }) }),
)

/** Plans a step on an order as it is; undefined when it is not possible. */
function planOf(
  ledger: Ledger,
  each: { cancel: number[]; fee: number } | { refund: number },
): CorrectionPlan | undefined {
  if ('refund' in each) {
    const amountCents = Math.ceil(each.refund * refundableCentsOf(ledger))
    return amountCents > 0 ? planRefund(ledger, { amountCents }) : undefined
  }
  if (ledger.status !== 'paid') return undefined
  const live = liveTickets(ledger)
  const ids = [...new Set(each.cancel.flatMap((at) => live[at]?.id ?? []))]
  const value = live.reduce((sum, ticket) => (ids.includes(ticket.id) ? sum + ticketValueOf(ticket, ledger) : sum), 0)
  const plan = planCancellation(ledger, { ticketIds: ids, feeCents: Math.floor(each.fee * value) })
  return plan === 'fee' ? undefined : plan
}

describe('after any cancellations and refunds of a paid order', () => {
  it('prices, payments and refunds add up, with the tax of each rate as documents round it', () => {
    fc.assert(
      fc.property(order, fc.array(step, { minLength: 1, maxLength: 8 }), ({ tickets, parts, rounding }, steps) => {
        let ledger = paidOrder(tickets, parts, rounding)
        const total = dueCentsOf(ledger)
        let stored = total
        for (const each of steps) {
          const plan = planOf(ledger, each)
          if (!plan) continue
          const prices = ledger.tickets.filter(({ id }) => plan.ticketIds.includes(id))
          ledger = carriedOut(ledger, plan)
          // as `changeTickets` computes the total that is stored
          stored += plan.adjustments.reduce((sum, { amountCents }) => sum + amountCents, 0)
          stored -= prices.reduce((sum, { priceCents }) => sum + priceCents, 0)
          if (ledger.status === 'paid') expect(stored).toBe(dueCentsOf(ledger))
          for (const { amountCents, shares } of plan.refunds)
            expect(shares.reduce((sum, { gross }) => sum + gross, 0)).toBe(amountCents)
          expect(balanceCentsOf(ledger)).toBe(0)
          expect(dueLines(ledger).every(({ priceCents }) => priceCents > 0)).toBe(true)
          expect(byRate(ledger.money)).toEqual(dueByRate(ledger))
          expect(byType(ledger.money)).toEqual(dueByType(ledger))
          for (const { id, amountCents } of ledger.payments)
            expect(
              ledger.refunds.reduce((sum, refund) => (refund.paymentId === id ? sum + refund.amountCents : sum), 0),
            ).toBeLessThanOrEqual(amountCents)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('after a change of a paid ticket to a cheaper type', () => {
  const sold = paidOrder(
    [
      { priceCents: 2001, taxRateBp: 1900 },
      { priceCents: 1999, taxRateBp: 1900 },
      { priceCents: 1003, taxRateBp: 700 },
    ],
    2,
  )
  const added = {
    id: 'tic_9',
    ticketType: 'tkt_cheap',
    taxRateBp: 1900,
    priceCents: 1207,
    cancelled: false,
    added: true,
  }
  const changed = exchanged(sold, 0, added)

  it.each([
    ['a cancellation', planCancellation(changed, { ticketIds: ['tic_2'], feeCents: 333 })],
    ['a cancellation of the new ticket', planCancellation(changed, { ticketIds: ['tic_9'], feeCents: 0 })],
    ['a refund of a part', planRefund(changed, { amountCents: 1500 })],
    ['a refund of the difference', planRefund(changed, { amountCents: 794 })],
  ])('%s leaves the tax of the lines that are left', (_, plan) => {
    if (!plan || plan === 'fee') throw new Error('not planned')
    const refunded = plan.refunds.flatMap(({ shares }) => negative(shares))
    expect(byRate([...changed.money, ...refunded])).toEqual(dueByRate(carriedOut(changed, plan)))
  })

  it('a refund of all money leaves none', () => {
    const all = sharesOfAll(changed, [dueCentsOf(sold)]) ?? []
    expect(byRate([...changed.money, ...all.flatMap(negative)])).toEqual({})
  })
})

/** Changes a ticket to another one, as `changeTicketType` does. */
function exchanged(ledger: Ledger, at: number, added: LedgerTicket): Ledger {
  const old = liveTickets(ledger)[at]
  if (!old) throw new Error('no such ticket')
  const tickets = ledger.tickets.map((ticket) => (ticket === old ? { ...ticket, cancelled: true } : ticket))
  return moved({
    ...ledger,
    tickets: [...tickets, added],
    adjustments: [...ledger.adjustments, ...takenBack(ledger, [old])],
  })
}

describe('with changes of tickets to other types, before and between payments and refunds', () => {
  const change = fc.oneof(
    { weight: 3, arbitrary: step },
    {
      weight: 3,
      arbitrary: fc.record({
        exchange: fc.nat(7),
        rate: fc.constantFrom(0, 700, 1900, 2100),
        // at the same price, or at another one
        priceCents: fc.option(fc.integer({ min: 0, max: 9_999 }), { freq: 1 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ pay: fc.double({ min: 0, max: 1.2, noNaN: true }) }) },
  )
  type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

  function carry(ledger: Ledger, each: Change): Ledger {
    if ('pay' in each) {
      const amountCents = Math.ceil(each.pay * balanceCentsOf(ledger))
      return amountCents > 0 ? paid(ledger, amountCents) : ledger
    }
    if ('exchange' in each) {
      const old = liveTickets(ledger)[each.exchange]
      if (ledger.status !== 'paid' || !old || old.bookingFee) return ledger
      const [id, priceCents, taxRateBp] = [`tic_${ledger.tickets.length}`, each.priceCents ?? old.priceCents, each.rate]
      const ticketType = `tkt_${priceCents}_${taxRateBp}`
      return exchanged(ledger, each.exchange, { id, ticketType, taxRateBp, priceCents, cancelled: false, added: true })
    }
    const plan = planOf(ledger, each)
    return plan ? carriedOut(ledger, plan) : ledger
  }

  it('the money of an order that lacks nothing is that of its lines, by tax rate and by ticket type', () => {
    fc.assert(
      fc.property(
        order,
        fc.boolean(),
        fc.array(change, { minLength: 1, maxLength: 8 }),
        ({ tickets, parts, rounding }, isPaid, changes) => {
          const placed = paidOrder(tickets, parts, rounding)
          let ledger: Ledger = isPaid ? placed : { ...placed, payments: [], money: [] }
          for (const each of changes) {
            ledger = carry(ledger, each)
            const held = byRate(heldShares(ledger))
            const heldCents = Object.values(held).reduce((sum, [gross = 0]) => sum + gross, 0)
            expect(heldCents).toBe(dueCentsOf(ledger) - balanceCentsOf(ledger))
            if (balanceCentsOf(ledger) !== 0) continue
            expect(held).toEqual(dueByRate(ledger))
            expect(byType(heldShares(ledger))).toEqual(dueByType(ledger))
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a cancellation', () => {
  const three = paidOrder(
    [
      { priceCents: 2000, taxRateBp: 1900 },
      { priceCents: 2000, taxRateBp: 1900 },
      { priceCents: 1000, taxRateBp: 700 },
    ],
    2,
  )

  it('refunds what is no longer due, to the newest payment that can take it', () => {
    const plan = planCancellation(three, { ticketIds: ['tic_0', 'tic_2'], feeCents: 300 })
    expect(plan).toMatchObject({
      whole: false,
      adjustments: [
        { ticketId: 'tic_0', kind: 'fee', amountCents: 200 },
        { ticketId: 'tic_2', kind: 'fee', amountCents: 100 },
      ],
      refunds: [
        { paymentId: 'pay_1', method: 'transfer', amountCents: 2500 },
        { paymentId: 'pay_0', method: 'card', amountCents: 200 },
      ],
    })
  })

  it('excludes a payment whose money the bank disputes', () => {
    const disputed = three.payments.map((payment) =>
      payment.id === 'pay_1' ? { ...payment, state: 'disputed' as const } : payment,
    )
    const plan = planCancellation({ ...three, payments: disputed }, { ticketIds: ['tic_0'], feeCents: 0 })
    expect(plan).toMatchObject({ refunds: [{ paymentId: 'pay_0', amountCents: 2000 }] })
  })

  it('of all tickets cancels the order, and keeps the fee alone', () => {
    const plan = planCancellation(three, { ticketIds: ['tic_0', 'tic_1', 'tic_2'], feeCents: 500 })
    if (!plan || plan === 'fee') throw new Error('not planned')
    const ledger = carriedOut(three, plan)
    expect([plan.whole, ledger.status, dueCentsOf(ledger), balanceCentsOf(ledger)]).toEqual([true, 'cancelled', 500, 0])
  })

  describe('with booking fees', () => {
    const [ticket, fee] = [{ priceCents: 2000, taxRateBp: 700 } as const, { priceCents: 150, taxRateBp: 1900 } as const]
    const ofTickets = [ticket, { ...fee, bookingFee: 'refunded', addOnOf: 'tic_0' }, ticket] as const
    const refundedAfter = (items: readonly Item[], ticketIds: string[], feeCents = 0) => {
      const ledger = paidOrder(items)
      const plan = planCancellation(ledger, { ticketIds, feeCents })
      if (!plan || plan === 'fee') return plan
      return [refundSum(plan), plan.whole, dueCentsOf(carriedOut(ledger, plan))]
    }
    const refundSum = ({ refunds }: CorrectionPlan) => refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)

    it('refunds the fee of a ticket with it, unless the team keeps it', () => {
      expect(refundedAfter(ofTickets, ['tic_0'])).toEqual([2150, false, 2000])
      const kept = [ticket, ticket, { ...fee, bookingFee: 'kept', addOnOf: 'tic_0' }] as const
      expect(refundedAfter(kept, ['tic_0'])).toEqual([2000, false, 2150])
      expect(refundedAfter(kept, ['tic_0', 'tic_1'])).toEqual([4000, true, 150])
    })

    it('drops the fee of a ticket with it while nothing was paid, and that of the order with its last one', () => {
      const dueAfter = (items: readonly Item[], payments: Ledger['payments'] = []) => {
        const ledger = { ...paidOrder(items), status: 'pending', payments } as const
        const plan = planCancellation(ledger, { ticketIds: ['tic_0'], feeCents: 0 })
        return plan && plan !== 'fee' && dueCentsOf(carriedOut(ledger, plan))
      }
      for (const kind of ['kept', 'refunded'] as const) {
        const ofTicket = [ticket, ticket, { ...fee, bookingFee: kind, addOnOf: 'tic_0' }]
        expect(dueAfter(ofTicket)).toBe(2000)
        expect(dueAfter([ticket, ticket, { ...fee, bookingFee: kind }])).toBe(2150)
        // paid in part
        const { payments } = paidOrder(ofTicket, 3)
        expect(dueAfter(ofTicket, payments.slice(0, 1))).toBe(kind === 'kept' ? 2150 : 2000)
      }
    })

    it('refunds the fee of the order with its last ticket, unless the team keeps it', () => {
      const order = [ticket, ticket, { ...fee, bookingFee: 'refunded' }] as const
      expect(refundedAfter(order, ['tic_0'])).toEqual([2000, false, 2150])
      expect(refundedAfter(order, ['tic_0', 'tic_1'])).toEqual([4150, true, 0])
      const kept = [ticket, ticket, { ...fee, bookingFee: 'kept' }] as const
      expect(refundedAfter(kept, ['tic_0', 'tic_1'])).toEqual([4000, true, 150])
      // and of the tickets no more than they cost
      expect(refundedAfter(kept, ['tic_0', 'tic_1'], 4000)).toEqual([0, true, 4150])
      expect(refundedAfter(kept, ['tic_0', 'tic_1'], 4001)).toBe('fee')
    })

    it('keeps nothing of an order that was not paid', () => {
      const order = paidOrder([ticket, { ...fee, bookingFee: 'kept' }])
      const unpaid = { ...order, status: 'pending', payments: [] } as const
      const plan = planCancellation(unpaid, { ticketIds: ['tic_0'], feeCents: 0 })
      expect(plan).toMatchObject({ whole: true, adjustments: [] })
    })
  })

  it('is refused for a ticket of another order, one that is cancelled, and a fee above the price', () => {
    expect(planCancellation(three, { ticketIds: ['tic_9'], feeCents: 0 })).toBeUndefined()
    expect(planCancellation(three, { ticketIds: ['tic_2'], feeCents: 1001 })).toBe('fee')
    const without = after(three, { ticketIds: ['tic_2'], whole: false, adjustments: [] })
    expect(planCancellation(without, { ticketIds: ['tic_1', 'tic_2'], feeCents: 0 })).toBeUndefined()
  })

  it('of an unpaid order refunds nothing, and of a part-paid one what exceeds the rest', () => {
    const unpaid = { ...three, status: 'pending' as const, payments: [] }
    expect(planCancellation(unpaid, { ticketIds: ['tic_0'], feeCents: 0 })).toMatchObject({ refunds: [] })
    const part = { ...three, status: 'pending' as const, payments: three.payments.slice(0, 1) }
    expect(planCancellation(part, { ticketIds: ['tic_0', 'tic_1'], feeCents: 0 })).toMatchObject({
      refunds: [{ paymentId: 'pay_0', amountCents: 1500 }],
    })
  })
})

describe('a refund without a cancellation', () => {
  it('is of the overpayment first, then off the prices', () => {
    const overpaid = paidOrder([{ priceCents: 2000, taxRateBp: 1900 }])
    const ledger = {
      ...overpaid,
      payments: [
        ...overpaid.payments,
        { id: 'pay_9', method: 'transfer', state: 'confirmed', amountCents: 300 } as const,
      ],
    }
    expect(planRefund(ledger, { amountCents: 300 })).toMatchObject({ adjustments: [] })
    expect(planRefund(ledger, { amountCents: 800 })).toMatchObject({
      adjustments: [{ ticketId: 'tic_0', kind: 'reduction', amountCents: -500 }],
      refunds: [
        { paymentId: 'pay_9', amountCents: 300 },
        { paymentId: 'pay_0', amountCents: 500 },
      ],
    })
    expect(planRefund(ledger, { amountCents: 2301 })).toBeUndefined()
  })
})
