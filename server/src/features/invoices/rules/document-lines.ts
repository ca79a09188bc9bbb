import { taxWithin } from '@foyer/contract/price'
import type { RoundedTotal } from '@foyer/contract/tax-rounding'
import { netOfLines } from '@foyer/contract/tax-rounding'
import type { DocumentItem, DocumentLine, TaxTreatment } from '../../../schema/json/invoice-facts.ts'
import { rateOf } from './plan-documents.ts'

/**
 * The lines of a document, with positive amounts: its items with the same text, amount and tax rate together, and all fees of
 * a tax rate. The net amounts of the lines of a rate add up to that of its total.
 * @param isReduced whether an item is a part of the price of a ticket that stays
 */
export function documentLines(
  items: readonly DocumentItem[],
  totals: readonly RoundedTotal[],
  treatment: TaxTreatment,
  isReduced: (item: DocumentItem) => boolean,
): DocumentLine[] {
  const lines = grouped(items, treatment, isReduced)
  return totals.flatMap((total) => {
    const ofRate = lines.filter(({ taxRateBp }) => taxRateBp === total.taxRateBp)
    const net = netAmounts(ofRate, Math.abs(total.netCents), treatment)
    return ofRate.map(({ amounts, ...line }, at) => ({ ...line, grossCents: sumOf(amounts), netCents: net[at] ?? 0 }))
  })
}

interface Group extends Omit<DocumentLine, 'netCents' | 'grossCents'> {
  /** The gross amounts of its items. */
  amounts: number[]
}

function grouped(
  items: readonly DocumentItem[],
  treatment: TaxTreatment,
  isReduced: (item: DocumentItem) => boolean,
): Group[] {
  const groups = new Map<string, Group>()
  for (const item of items) {
    const { typeName: name } = item
    const grossCents = Math.abs(item.grossCents)
    const kind = isReduced(item) ? 'reduction' : item.kind
    const taxRateBp = rateOf(item.taxRateBp, treatment)
    const isFee = kind === 'fee'
    const key = JSON.stringify(isFee ? [kind, taxRateBp] : [kind, name, grossCents, taxRateBp])
    const group = groups.get(key)
    if (group) {
      group.amounts.push(grossCents)
      // the fee was asked for once, for all of them
      if (!isFee) group.quantity++
      if (group.name !== name) group.name = ''
    } else groups.set(key, { kind, name, quantity: 1, amounts: [grossCents], taxRateBp })
  }
  return [...groups.values()]
}

/** With a rounding of each ticket, lines are the sums of their tickets; otherwise, and after reductions, they are shares. */
function netAmounts(lines: readonly Group[], netCents: number, { rounding }: TaxTreatment): number[] {
  const summed = lines.map(({ amounts, taxRateBp }) => sumOf(amounts.map((each) => each - taxWithin(each, taxRateBp))))
  if (rounding !== 'gross-sum' && sumOf(summed) === netCents) return summed
  return netOfLines(
    lines.map(({ amounts }) => sumOf(amounts)),
    netCents,
  )
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0)
