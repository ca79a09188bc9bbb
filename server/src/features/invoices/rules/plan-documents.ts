import type { DocumentKind } from '@foyer/contract/invoice-kinds'
import { legalRuleOf } from '@foyer/contract/tax-regimes'
import type { RoundedTotal } from '@foyer/contract/tax-rounding'
import { totalsByRate } from '@foyer/contract/tax-rounding'
import type { DocumentItem, TaxTreatment } from '../../../schema/json/invoice-facts.ts'
import type { Ledger } from '../../orders/rules/ledger.ts'
import { keptFeeOf, ticketValueOf } from '../../orders/rules/ledger.ts'

/** A document that has been issued, with signed amounts: negative for cancellations and credit notes. */
export interface IssuedDocument {
  kind: DocumentKind
  items: readonly DocumentItem[]
  totals: readonly RoundedTotal[]
}

/** A document to issue, with signed amounts. */
export interface PlannedDocument extends IssuedDocument {
  items: DocumentItem[]
  totals: RoundedTotal[]
}

interface Plan {
  /** The documents of the order so far. */
  issued: readonly IssuedDocument[]
  /** The amounts that documents have to state now. */
  due: readonly DocumentItem[]
  /** How the documents so far are computed, and new ones. */
  before: TaxTreatment
  after: TaxTreatment
  /** Whether to take back all that is stated and state it again: the recipient has changed. */
  reissue: boolean
}

/**
 * Plans the documents that bring what documents state in line with an order: one that takes amounts back, one that states
 * new ones, both or none. The totals of each are the difference to those before, computed on all amounts of the order.
 * So net amounts, taxes and rounding amounts of all documents add up to those of the order, whatever its history. A document
 * has one regime: once it has changed, what would state a new amount takes back all amounts, and states them again.
 */
export function planDocuments(plan: Plan): PlannedDocument[] {
  const planned = planWithin(plan)
  const isMixed = plan.before.regime !== plan.after.regime && planned.some(({ kind }) => kind === 'invoice')
  return isMixed ? planWithin({ ...plan, reissue: true }) : planned
}

function planWithin({ issued, due, before, after, reissue }: Plan): PlannedDocument[] {
  const stated = netItems(issued)
  const isNew = reissue || stated.length === 0
  const kept = isNew ? [] : commonItems(stated, due)
  const removed = difference(stated, kept)
  const added = difference(due, kept)
  const keptTotals = totalsOf(kept, before)
  return [
    ...(removed.length > 0
      ? [
          {
            kind: isWhole(issued, kept) ? ('cancellation' as const) : ('credit-note' as const),
            items: removed.map(negative),
            totals: lessTotals(keptTotals, sumTotals(issued.map(({ totals }) => totals))),
          },
        ]
      : []),
    ...(added.length > 0
      ? [
          {
            kind: 'invoice' as const,
            items: added,
            totals: lessTotals(totalsOf(due, isNew ? after : before), keptTotals),
          },
        ]
      : []),
  ]
}

/** A cancellation reverses one invoice as a whole; what reverses the rest after other documents is a credit note. */
const isWhole = (issued: readonly IssuedDocument[], kept: readonly DocumentItem[]) => {
  const lastWhole = issued.findLastIndex(({ kind }) => kind === 'cancellation')
  return kept.length === 0 && issued.slice(lastWhole + 1).length === 1
}

/** The totals of items, at the tax rates that the treatment applies to them. */
export const totalsOf = (items: readonly DocumentItem[], treatment: TaxTreatment): RoundedTotal[] =>
  totalsByRate(
    items.map(({ grossCents, taxRateBp }) => ({ grossCents, taxRateBp: rateOf(taxRateBp, treatment) })),
    treatment.rounding,
  )

/** The tax rate that an amount has under a treatment: none, unless amounts are taxed. */
export const rateOf = (taxRateBp: number, { regime }: TaxTreatment): number =>
  legalRuleOf(regime, 'DE').taxed ? taxRateBp : 0

/** The amounts that an order consists of: its tickets at their value, and the fees of cancelled ones. */
export function itemsOf(ledger: Ledger, typeNames: ReadonlyMap<string, string>): DocumentItem[] {
  const isOver = ledger.status === 'cancelled' || ledger.status === 'expired'
  return ledger.tickets.flatMap((ticket) => {
    const { id: ticketId, taxRateBp } = ticket
    const typeName = typeNames.get(ticket.ticketType) ?? ''
    const value = isOver || ticket.cancelled ? 0 : ticketValueOf(ticket, ledger)
    const keptCents = keptFeeOf(ticket, ledger)
    // a booking fee that is kept stays what it was
    const amounts =
      ticket.bookingFee === 'kept'
        ? ([['ticket', value + keptCents]] as const)
        : ([
            ['ticket', value],
            ['fee', keptCents],
          ] as const)
    return amounts.flatMap(([kind, grossCents]) =>
      grossCents > 0 ? [{ ticketId, kind, typeName, taxRateBp, grossCents }] : [],
    )
  })
}

/** The amounts that documents state in all. */
export function netItems(documents: readonly Pick<IssuedDocument, 'items'>[]): DocumentItem[] {
  const sums = new Map<string, DocumentItem>()
  for (const item of documents.flatMap(({ items }) => items)) {
    const grossCents = (sums.get(keyOf(item))?.grossCents ?? 0) + item.grossCents
    sums.set(keyOf(item), { ...item, grossCents })
  }
  return [...sums.values()].filter(({ grossCents }) => grossCents !== 0)
}

const keyOf = ({ ticketId, kind }: DocumentItem): string => `${ticketId} ${kind}`

const byKey = (items: readonly DocumentItem[]) => new Map(items.map((item) => [keyOf(item), item]))

function commonItems(stated: readonly DocumentItem[], due: readonly DocumentItem[]): DocumentItem[] {
  const inOrder = byKey(due)
  return stated.flatMap((item) => {
    const grossCents = Math.min(item.grossCents, inOrder.get(keyOf(item))?.grossCents ?? 0)
    return grossCents > 0 ? [{ ...item, grossCents }] : []
  })
}

function difference(items: readonly DocumentItem[], less: readonly DocumentItem[]): DocumentItem[] {
  const kept = byKey(less)
  return items.flatMap((item) => {
    const grossCents = item.grossCents - (kept.get(keyOf(item))?.grossCents ?? 0)
    return grossCents === 0 ? [] : [{ ...item, grossCents }]
  })
}

const negative = (item: DocumentItem): DocumentItem => ({ ...item, grossCents: 0 - item.grossCents })

const amountFields = ['grossCents', 'netCents', 'taxCents', 'roundingCents'] as const

/** Adds up totals by tax rate, the lowest rate first. */
export function sumTotals(lists: readonly (readonly RoundedTotal[])[]): RoundedTotal[] {
  const sums = new Map<number, RoundedTotal>()
  for (const total of lists.flat()) {
    const sum = sums.get(total.taxRateBp)
    if (!sum) sums.set(total.taxRateBp, { ...total })
    else for (const field of amountFields) sum[field] += total[field]
  }
  return [...sums.values()].sort((a, b) => a.taxRateBp - b.taxRateBp)
}

const lessTotals = (totals: readonly RoundedTotal[], less: readonly RoundedTotal[]): RoundedTotal[] =>
  sumTotals([totals, less.map(negativeTotal)]).filter((total) => amountFields.some((field) => total[field] !== 0))

const negativeTotal = ({ taxRateBp, grossCents, netCents, taxCents, roundingCents }: RoundedTotal): RoundedTotal => ({
  taxRateBp,
  grossCents: 0 - grossCents,
  netCents: 0 - netCents,
  taxCents: 0 - taxCents,
  roundingCents: 0 - roundingCents,
})
