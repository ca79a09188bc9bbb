import { taxRegimes } from '@foyer/contract/tax-regimes'
import { taxRoundings } from '@foyer/contract/tax-rounding'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentItem, DocumentLine, TaxTreatment } from '../../../schema/json/invoice-facts.ts'
import { planCancellation, planRefund, after as withPlan } from '../../orders/rules/corrections.ts'
import type { Ledger, LedgerTicket } from '../../orders/rules/ledger.ts'
import { documentLines } from './document-lines.ts'
import type { PlannedDocument } from './plan-documents.ts'
import { itemsOf, netItems, planDocuments, sumTotals, totalsOf } from './plan-documents.ts'

const treatment = fc.record({ regime: fc.constantFrom(...taxRegimes), rounding: fc.constantFrom(...taxRoundings) })
const ticket = fc.record({
  priceCents: fc.integer({ min: 0, max: 20_000 }),
  taxRateBp: fc.constantFrom(0, 550, 700, 1900),
  type: fc.constantFrom('a', 'b'),
  // undefined: a ticket, else a booking fee
  bookingFee: fc.option(fc.constantFrom('kept', 'refunded'), { nil: undefined, freq: 2 }),
})
const step = fc.oneof(
  fc.record({ do: fc.constant('cancel' as const), seats: fc.array(fc.nat(9), { maxLength: 3 }), share: fc.nat(100) }),
  fc.record({ do: fc.constant('refund' as const), share: fc.nat(100) }),
  fc.record({ do: fc.constant('reissue' as const) }),
  fc.record({ do: fc.constant('regime' as const), regime: fc.constantFrom(...taxRegimes) }),
)
const taxed: TaxTreatment = { regime: 'taxed', rounding: 'gross-sum' }

function paidOrder(list: (Pick<LedgerTicket, 'priceCents' | 'taxRateBp' | 'bookingFee'> & { type: string })[]): Ledger {
  const tickets = list.map(({ type, ...price }, at) => ({
    id: `t${at}`,
    ticketType: type,
    cancelled: false,
    added: false,
    ...price,
  }))
  const amountCents = tickets.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return {
    status: 'paid',
    rounding: 'gross-sum',
    tickets,
    adjustments: [],
    payments: [{ id: 'p', method: 'cash', state: 'confirmed', amountCents }],
    refunds: [],
    money: [],
  }
}

/** The order after a random step, as the corrections of orders plan it. */
function changed(ledger: Ledger, change: { do: string; seats?: number[]; share?: number }): Ledger {
  const live = ledger.tickets.filter(({ cancelled }) => !cancelled)
  const share = change.share ?? 0
  const plan =
    change.do === 'cancel'
      ? planCancellation(ledger, {
          ticketIds: [...new Set((change.seats ?? []).flatMap((seat) => live[seat]?.id ?? []))],
          feeCents: share,
        })
      : planRefund(ledger, { amountCents: Math.floor((share * 500) / 100) })
  if (!plan || plan === 'fee') return ledger
  const refunds = plan.refunds.map((refund) => ({ ...refund, state: 'done' as const }))
  return { ...withPlan(ledger, plan), refunds: [...ledger.refunds, ...refunds] }
}

const sumOf = (documents: PlannedDocument[]) => sumTotals(documents.map(({ totals }) => totals))
const nonZero = (totals: ReturnType<typeof sumOf>) => totals.filter(({ grossCents }) => grossCents !== 0)

describe('the documents of an order', () => {
  it('state every cent and its tax exactly once, after any corrections, refunds, new addresses and regimes', () => {
    fc.assert(
      fc.property(
        fc.array(ticket, { minLength: 1, maxLength: 8 }),
        fc.array(step, { maxLength: 8 }),
        treatment,
        (list, steps, first) => {
          let ledger = paidOrder(list)
          let after = first
          const documents: (PlannedDocument & { how: TaxTreatment })[] = []
          const issue = (reissue: boolean) => {
            const due = itemsOf(ledger, new Map())
            const before = documents.at(-1)?.how ?? after
            const planned = planDocuments({ issued: documents, due, before, after, reissue })
            documents.push(...planned.map((each) => ({ ...each, how: each.kind === 'invoice' ? after : before })))
            const stated = documents.at(-1)?.how ?? after
            expect(nonZero(sumOf(documents))).toEqual(nonZero(totalsOf(due, stated)))
            expect(netItems(documents).toSorted(byTicket)).toEqual(due.toSorted(byTicket))
          }
          issue(false)
          for (const each of steps) {
            if (each.do === 'regime') after = { ...after, regime: each.regime }
            else if (each.do !== 'reissue') ledger = changed(ledger, each)
            issue(each.do === 'reissue')
          }
          for (const document of documents) expectComplete(document, document.how)
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each([
    ['line', 842],
    ['net-sum', 842],
    ['gross-sum', 841],
  ] as const)('state one fee for each tax rate, with the rounding `%s`', (rounding, netCents) => {
    const how: TaxTreatment = { regime: 'taxed', rounding }
    const fee = (typeName: string, grossCents: number, taxRateBp = 1900): DocumentItem => ({
      ticketId: `${typeName}${grossCents}`,
      kind: 'fee',
      typeName,
      grossCents,
      taxRateBp,
    })
    const items = [fee('Seat', 333), fee('Seat', 334), fee('Print', 334), fee('Book', 100, 700), fee('Book', 107, 700)]
    expect(documentLines(items, totalsOf(items, how), how, () => false)).toEqual([
      { kind: 'fee', name: 'Book', quantity: 1, grossCents: 207, netCents: 193, taxRateBp: 700 },
      { kind: 'fee', name: '', quantity: 1, grossCents: 1001, netCents, taxRateBp: 1900 },
    ])
  })

  it('are none when nothing has changed', () => {
    const due = itemsOf(paidOrder([{ priceCents: 1000, taxRateBp: 1900, type: 'a' }]), new Map([['a', 'Seat']]))
    const issued = planDocuments({ issued: [], due, before: taxed, after: taxed, reissue: false })
    expect(issued).toMatchObject([{ kind: 'invoice', items: [{ typeName: 'Seat' }] }])
    expect(planDocuments({ issued, due, before: taxed, after: taxed, reissue: false })).toEqual([])
  })

  it('take a reduced price back as a credit note, the whole order as a cancellation', () => {
    const due = itemsOf(paidOrder([{ priceCents: 1190, taxRateBp: 1900, type: 'a' }]), new Map())
    const issued = planDocuments({ issued: [], due, before: taxed, after: taxed, reissue: false })
    const reduced = due.map((item): DocumentItem => ({ ...item, grossCents: 595 }))
    expect(planDocuments({ issued, due: reduced, before: taxed, after: taxed, reissue: false })).toMatchObject([
      { kind: 'credit-note', totals: [{ grossCents: -595, netCents: -500, taxCents: -95 }] },
    ])
    expect(planDocuments({ issued, due: [], before: taxed, after: taxed, reissue: false })).toMatchObject([
      { kind: 'cancellation', totals: [{ grossCents: -1190, netCents: -1000, taxCents: -190 }] },
    ])
  })

  it('follow the new treatment after an address has changed, and reverse what was stated before', () => {
    const due = itemsOf(paidOrder([{ priceCents: 1190, taxRateBp: 1900, type: 'a' }]), new Map())
    const issued = planDocuments({ issued: [], due, before: taxed, after: taxed, reissue: false })
    const after: TaxTreatment = { regime: 'reverse-charge', rounding: 'gross-sum' }
    expect(planDocuments({ issued, due, before: taxed, after, reissue: true })).toMatchObject([
      { kind: 'cancellation', totals: [{ taxRateBp: 1900, taxCents: -190 }] },
      { kind: 'invoice', totals: [{ taxRateBp: 0, netCents: 1190, taxCents: 0 }] },
    ])
  })

  it('have one treatment when the regime has changed: an amount that is added takes all of them along', () => {
    const list = [1000, 2000].map((priceCents) => ({ priceCents, taxRateBp: 0, type: 'a' }))
    const [first, second] = itemsOf(paidOrder(list), new Map())
    if (!first || !second) throw new Error('The order has two tickets')
    const before: TaxTreatment = { regime: 'small-business', rounding: 'gross-sum' }
    const issued = planDocuments({ issued: [], due: [first, second], before, after: before, reissue: false })
    const dearer = { ...second, ticketId: 't2', taxRateBp: 1900, grossCents: 2380 }
    const plan = { issued, before, after: taxed, reissue: false }
    expect(planDocuments({ ...plan, due: [first, dearer] })).toMatchObject([
      { kind: 'cancellation', totals: [{ taxRateBp: 0, grossCents: -3000 }] },
      {
        kind: 'invoice',
        items: [first, dearer],
        totals: [
          { taxRateBp: 0, grossCents: 1000 },
          { taxRateBp: 1900, grossCents: 2380, taxCents: 380 },
        ],
      },
    ])
    expect(planDocuments({ ...plan, due: [first, second] })).toEqual([])
    expect(planDocuments({ ...plan, due: [first] })).toMatchObject([
      { kind: 'credit-note', totals: [{ taxRateBp: 0, grossCents: -2000 }] },
    ])
  })
})

/** The lines of a document add up to its totals, and all its amounts have one sign. */
function expectComplete({ kind, items, totals }: PlannedDocument, how: TaxTreatment): void {
  const lines = documentLines(items, totals, how, () => false)
  const fees = lines.filter((line) => line.kind === 'fee').map(({ taxRateBp }) => taxRateBp)
  expect(new Set(fees).size).toBe(fees.length)
  for (const { taxRateBp, grossCents, netCents } of totals) {
    const ofRate = lines.filter((line) => line.taxRateBp === taxRateBp)
    expect(sumBy(ofRate, 'grossCents')).toBe(Math.abs(grossCents))
    if (grossCents !== 0) expect(sumBy(ofRate, 'netCents')).toBe(Math.abs(netCents))
  }
  for (const { grossCents, netCents, taxCents } of totals)
    for (const amount of [grossCents, netCents, taxCents])
      expect(kind === 'invoice' ? amount : 0 - amount).toBeGreaterThanOrEqual(0)
}

const sumBy = (lines: readonly DocumentLine[], field: 'grossCents' | 'netCents') =>
  lines.reduce((sum, line) => sum + line[field], 0)

const byTicket = (a: DocumentItem, b: DocumentItem) =>
  `${a.ticketId} ${a.kind}`.localeCompare(`${b.ticketId} ${b.kind}`)
