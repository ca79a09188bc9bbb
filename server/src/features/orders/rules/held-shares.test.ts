import { taxRoundings } from '@foyer/contract/tax-rounding'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CorrectionPlan, MoneyShare } from '../../../schema/json/order-money.ts'
import { refundsToRetry } from '../rules.ts'
import { after, feesTakenBack, planCancellation, planRefund, sharesOfAll, takenBack } from './corrections.ts'
import {
  heldShares,
  movedShares,
  receivedShares,
  refundedShares,
  sharesOfEntries,
  takenBackShares,
} from './held-shares.ts'
import type { Ledger } from './ledger.ts'
import {
  balanceCentsOf,
  dueLines,
  firstLines,
  isRemovable,
  liveTickets,
  refundableCentsOf,
  refundablePayments,
} from './ledger.ts'
import { cutShares, missingShares, negative, sumByCell } from './money-shares.ts'

// Random histories of an order, with its money as the commands record it. Whenever nothing is left to pay or to refund, the
// money of each ticket type and the tax of each rate are those of its lines. At no time has a type or a rate tax without money.
// More: MODEL_RUNS=100000 npx vitest run held-shares

const types = [
  { ticketType: 'tkt_concert', priceCents: 1000, taxRateBp: 1900 },
  { ticketType: 'tkt_reading', priceCents: 1000, taxRateBp: 700 },
  { ticketType: 'tkt_gallery', priceCents: 601, taxRateBp: 700 },
  { ticketType: 'tkt_gala', priceCents: 1499, taxRateBp: 1900 },
  { ticketType: 'tkt_talk', priceCents: 0, taxRateBp: 700 },
]

const at = fc.nat(4)
const cents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3000 }))
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), cents }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change' as const), at, to: at }) },
  fc.record({ do: fc.constant('remove' as const), at }),
  fc.record({ do: fc.constant('cancel' as const), at, cents }),
  fc.record({ do: fc.constant('refund' as const), cents }),
  fc.record({ do: fc.constant('refund-all' as const) }),
  fc.record({ do: fc.constant('refund-done' as const), at }),
  fc.record({ do: fc.constant('refund-failed' as const), at }),
  fc.record({ do: fc.constant('retry' as const) }),
  fc.record({ do: fc.constant('refund-by-hand' as const), cents }),
  fc.record({ do: fc.constant('end' as const), status: fc.constantFrom('cancelled' as const, 'expired' as const) }),
  fc.record({ do: fc.constant('reactivate' as const) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open-card' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay-card' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Entry {
  receivedCents: number
  refundedCents: number
  shares: MoneyShare[] | null
  payment?: string
}

/** An order with its entries of money. */
class Order {
  readonly entries: Entry[] = []
  ledger: Ledger
  /** The page of the card provider that was opened last. Money can arrive there after the page has ended in the database. */
  private page: { amountCents: number; isOfRest: boolean } | undefined

  constructor(tickets: readonly number[], rounding: Ledger['rounding']) {
    const items = tickets.map((type, index) => ({
      ...typeAt(type),
      id: `tic_${index}`,
      cancelled: false,
      added: false,
    }))
    const nothing = { adjustments: [], payments: [], refunds: [], money: [] }
    this.ledger = { status: 'pending', rounding, tickets: items, ...nothing }
  }

  run(each: Step): void {
    if (each.do === 'pay') this.pay(each.cents || Math.max(1, balanceCentsOf(this.ledger)))
    if (each.do === 'change') this.change(each.at, each.to)
    if (each.do === 'remove') this.remove(each.at)
    if (each.do === 'cancel') this.cancel(each.at, each.cents)
    if (each.do === 'refund') this.refund(each.cents)
    if (each.do === 'refund-all') this.refundAll()
    if (each.do === 'refund-done') this.finish(each.at, 'done')
    if (each.do === 'refund-failed') this.finish(each.at, 'failed')
    if (each.do === 'retry') this.retry()
    if (each.do === 'refund-by-hand') this.refundByHand(each.cents)
    if (each.do === 'end' && this.ledger.status === 'pending') this.set({ status: each.status })
    if (each.do === 'reactivate') this.reactivate()
    if (each.do === 'open-card') this.openCard()
    // its money is recorded by the lines that lack it: none has to be moved
    if (each.do === 'pay-card') this.payCard()
    else this.move()
    const { status } = this.ledger
    if (status === 'pending' && balanceCentsOf(this.ledger) <= 0) this.becomePaid()
    if (status === 'paid' && balanceCentsOf(this.ledger) > 0 && each.do === 'remove') this.set({ status: 'pending' })
  }

  private set(changes: Partial<Ledger>): void {
    this.ledger = { ...this.ledger, ...changes }
    this.ledger = { ...this.ledger, money: sharesOfEntries(this.entries, firstLines(this.ledger)) }
  }

  private record(entry: Partial<Entry>): void {
    this.entries.push({ receivedCents: 0, refundedCents: 0, shares: null, ...entry })
    this.set({})
  }

  private move(): void {
    const shares = movedShares(this.ledger)
    if (shares.length > 0 && this.ledger.payments.some(({ state }) => state === 'confirmed')) this.record({ shares })
  }

  private becomePaid(): void {
    this.set({ status: 'paid' })
    // a payment that was started before the order was paid is not one of the rest
    if (this.page) this.page = { ...this.page, isOfRest: false }
  }

  private openCard(): void {
    const { status } = this.ledger
    const amountCents = balanceCentsOf(this.ledger)
    if (amountCents > 0 && (status === 'paid' || status === 'pending'))
      this.page = { amountCents, isOfRest: status === 'paid' }
  }

  /** Money of a card arrives: the order keeps what it lacks, and the card gets the rest back. */
  private payCard(): void {
    const { page } = this
    const { status } = this.ledger
    if (!page || status === 'expired') return
    this.page = undefined
    const { paymentId, shares } = this.receive('card', page.amountCents)
    if (status === 'pending') return
    const balance = balanceCentsOf(this.ledger)
    const isNeeded = status === 'paid' && page.isOfRest && balance + page.amountCents > 0
    const excessCents = isNeeded ? Math.max(0, 0 - balance) : page.amountCents
    if (excessCents === 0) return
    const ofExcess = isNeeded ? refundedShares(this.ledger, dueLines(this.ledger), excessCents) : shares
    const refund = { paymentId, state: 'created' as const, amountCents: excessCents, shares: ofExcess }
    this.set({ refunds: [...this.ledger.refunds, refund] })
  }

  private pay(amountCents: number): void {
    this.receive('transfer', amountCents)
    const isRevived = this.ledger.status === 'expired' && balanceCentsOf({ ...this.ledger, status: 'paid' }) <= 0
    if (isRevived) this.becomePaid()
  }

  private receive(method: 'transfer' | 'card', amountCents: number) {
    const { ledger } = this
    const id = `pay_${ledger.payments.length}`
    const isFirst =
      this.entries.length === 0 &&
      ledger.rounding === 'gross-sum' &&
      ledger.adjustments.length === 0 &&
      ledger.tickets.every(({ cancelled, added }) => !cancelled && !added) &&
      ledger.tickets.some(({ priceCents }) => priceCents > 0)
    const shares = isFirst ? null : receivedShares(ledger, amountCents)
    this.set({ payments: [...ledger.payments, { id, method, state: 'confirmed', amountCents }] })
    this.record({ receivedCents: amountCents, shares, payment: id })
    return { paymentId: id, shares }
  }

  private remove(index: number): void {
    const payment = this.ledger.payments[index]
    const entry = this.entries.find((each) => each.payment === payment?.id)
    if (!payment || !entry || !isRemovable(payment.id, this.ledger)) return
    const shares = takenBackShares(this.ledger, entry)
    const removed = { ...payment, state: 'removed' as const }
    this.set({ payments: this.ledger.payments.map((each) => (each === payment ? removed : each)) })
    this.record({ receivedCents: 0 - payment.amountCents, shares })
  }

  private change(index: number, to: number): void {
    const { tickets, adjustments, status } = this.ledger
    const old = tickets[index]
    if (!old || old.cancelled || (status !== 'paid' && status !== 'pending')) return
    const added = { ...typeAt(to), id: `tic_${tickets.length}`, cancelled: false, added: true }
    this.set({
      tickets: [...tickets.map((each) => (each === old ? { ...each, cancelled: true } : each)), added],
      adjustments: [...adjustments, ...takenBack(this.ledger, [old])],
    })
  }

  private cancel(index: number, feeCents: number): void {
    const { tickets, status } = this.ledger
    const ticketIds = [tickets[index]?.id ?? '']
    const plan = planCancellation(this.ledger, { ticketIds, feeCents })
    if (plan && plan !== 'fee' && (status === 'paid' || status === 'pending')) this.carryOut(plan)
  }

  private refund(cents: number): void {
    const amountCents = cents || Math.max(0, 0 - balanceCentsOf(this.ledger))
    const plan = amountCents > 0 ? planRefund(this.ledger, { amountCents }) : undefined
    if (plan) this.carryOut(plan)
  }

  private carryOut(plan: CorrectionPlan): void {
    const created = plan.refunds.map((each) => ({ ...each, state: 'owed' as const }))
    this.set({ ...after(this.ledger, plan), refunds: [...this.ledger.refunds, ...created] })
  }

  private refundAll(): void {
    if (this.ledger.status !== 'paid') return
    this.set({ status: 'cancelled' })
    const payments = refundablePayments(this.ledger)
    const shares = sharesOfAll(
      this.ledger,
      payments.map(({ leftCents }) => leftCents),
    )
    const created = payments.map(({ id, leftCents }, index) => ({
      paymentId: id,
      state: 'owed' as const,
      amountCents: leftCents,
      shares: shares[index] ?? [],
    }))
    const adjustments = [...this.ledger.adjustments, ...feesTakenBack(this.ledger)]
    this.set({ adjustments, refunds: [...this.ledger.refunds, ...created] })
  }

  private finish(index: number, state: 'done' | 'failed'): void {
    const refund = this.ledger.refunds[index]
    if (!refund || refund.state === 'failed' || refund.state === state) return
    const { state: before, amountCents } = refund
    this.set({ refunds: this.ledger.refunds.map((each) => (each === refund ? { ...each, state } : each)) })
    const { ledger } = this
    const shares =
      refund.shares ??
      (state === 'done' ? refundedShares(ledger, dueLines(ledger), amountCents) : receivedShares(ledger, amountCents))
    if (state === 'done') this.record({ refundedCents: amountCents, shares })
    else if (before === 'done') this.record({ refundedCents: 0 - amountCents, shares: negative(shares) })
  }

  private retry(): void {
    const retried = refundsToRetry(this.ledger).map((each) => ({ ...each, state: 'owed' as const }))
    this.set({ refunds: [...this.ledger.refunds, ...retried] })
  }

  /** Refunds money at the card provider: nothing says of which tickets. */
  private refundByHand(cents: number): void {
    const [payment] = refundablePayments(this.ledger)
    const amountCents = Math.min(cents, payment?.leftCents ?? 0)
    if (!payment || amountCents === 0) return
    const refund = { paymentId: payment.id, state: 'done' as const, amountCents, shares: null }
    this.set({ refunds: [...this.ledger.refunds, refund] })
    this.record({ refundedCents: amountCents, shares: refundedShares(this.ledger, dueLines(this.ledger), amountCents) })
  }

  private reactivate(): void {
    const { status, tickets, adjustments } = this.ledger
    if (status !== 'cancelled' && status !== 'expired') return
    const live = { ...this.ledger, tickets: liveTickets(this.ledger) }
    this.set({ status: 'pending', tickets, adjustments: [...adjustments, ...feesTakenBack(live)] })
  }
}

const typeAt = (index: number) => types[index] ?? { ticketType: 'tkt_talk', priceCents: 0, taxRateBp: 700 }
const grossOf = (shares: readonly MoneyShare[]) => shares.reduce((sum, { gross }) => sum + gross, 0)

/** The ticket types and tax rates whose tax is left although their money is gone. */
function taxAlone(shares: readonly MoneyShare[]): string[] {
  const keys = (share: MoneyShare) => [`${share.type} ${share.rate}`, `${share.rate}`]
  return [...new Set(shares.flatMap(keys))].filter((key) => {
    const own = shares.filter((share) => keys(share).includes(key))
    return grossOf(own) === 0 && own.reduce((sum, { tax }) => sum + tax, 0) !== 0
  })
}

const pay = (cents: number): Step => ({ do: 'pay', cents })
const cancel = (at: number): Step => ({ do: 'cancel', at, cents: 0 })
const change = (at: number, to: number): Step => ({ do: 'change', at, to })
const refundByHand = (cents: number): Step => ({ do: 'refund-by-hand', cents })

const openCard: Step = { do: 'open-card' }
const payCard: Step = { do: 'pay-card' }
const refundDone: Step = { do: 'refund-done', at: 0 }

/** Histories in which a cent of tax was or could be left without money, and card payments of a rest. */
const examples: [number[], Step[]][] = [
  [
    [3, 1],
    [pay(1091), cancel(1), change(0, 4), { do: 'remove', at: 0 }],
  ],
  [
    [3, 0, 0],
    [pay(1175), refundByHand(1175)],
  ],
  [[3], [pay(1151), { do: 'refund', cents: 1 }, refundByHand(1150)]],
  [
    [0, 3, 0],
    [pay(2), pay(1439), { do: 'refund', cents: 730 }, refundByHand(708), { do: 'remove', at: 0 }],
  ],
  [
    [1, 0, 0, 2],
    [pay(0), change(3, 0)],
  ],
  [
    [0, 0, 0, 0],
    [change(0, 1), pay(0), change(1, 2), cancel(4)],
  ],
  [
    [0, 1],
    [pay(0), change(0, 3), openCard, pay(100), payCard, refundDone],
  ],
  [
    [0, 1],
    [pay(0), change(0, 3), openCard, pay(0), payCard, refundDone],
  ],
]

it.each(taxRoundings)('the money of an order is that of its lines, with the rounding `%s`', (rounding) => {
  let settled = 0
  fc.assert(
    fc.property(fc.array(at, { minLength: 1, maxLength: 4 }), fc.array(step, { maxLength: 14 }), (tickets, history) => {
      const order = new Order(tickets, rounding)
      for (const each of history) {
        order.run(each)
        const { ledger, entries } = order
        const amounts = entries.reduce((sum, entry) => sum + entry.receivedCents - entry.refundedCents, 0)
        expect(grossOf(ledger.money)).toBe(amounts)
        expect([...taxAlone(ledger.money), ...taxAlone(heldShares(ledger))]).toEqual([])
        const missing = missingShares(heldShares(ledger), dueLines(ledger), rounding)
        const balance = balanceCentsOf(ledger)
        expect(missing.filter(({ gross }) => (balance > 0 ? gross < 0 : gross > 0))).toEqual([])
        if (balance !== 0) continue
        settled++
        expect(missing).toEqual([])
        expect(refundableCentsOf(ledger)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? 500), examples },
  )
  expect(settled).toBeGreaterThan(100)
})

it('a refund that is retried takes money from the types that have it, not from the first tickets', () => {
  const order = new Order([3, 1], 'net-sum')
  const history: Step[] = [
    ...[pay(1091), cancel(1)],
    { do: 'end', status: 'cancelled' },
    { do: 'refund', cents: 0 },
    { do: 'refund-failed', at: 0 },
    refundByHand(1),
    { do: 'retry' },
  ]
  for (const each of history) order.run(each)
  expect(order.ledger.refunds.at(-1)).toMatchObject({ amountCents: 1090, shares: null })
  const cells = sumByCell(order.ledger.money).filter(({ gross }) => gross !== 0)
  expect(cells.map(({ type, gross }) => [type, gross])).toEqual([['tkt_gala', 1090]])
})

it('a part of an amount whose tax was rounded below zero takes that tax with it', () => {
  const share = { type: 'tkt_gallery', rate: 700, gross: 1, tax: -1 }
  expect(cutShares([share], [1])).toEqual([[share]])
})
