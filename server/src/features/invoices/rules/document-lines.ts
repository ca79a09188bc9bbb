import { taxWithin } from '@foyer/contract/price'
import type { RoundedTotal } from '@foyer/contract/tax-rounding'
import { netOfLines } from '@foyer/contract/tax-rounding'
import type { DocumentItem, DocumentLine, TaxTreatment } from '../../../schema/json/invoice-facts.ts'
import { rateOf } from './plan-documents.ts'

/**
 * The lines of a document: its items with the same text, amount and tax rate together, with positive amounts. The net
 * amounts of the lines of a rate add up to that of its total.
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
    return ofRate.map((line, at) => ({ ...line, netCents: net[at] ?? 0 }))
  })
}

type Group = Omit<DocumentLine, 'netCents'>

function grouped(
  items: readonly DocumentItem[],
  treatment: TaxTreatment,
  isReduced: (item: DocumentItem) => boolean,
): Group[] {
  const groups = new Map<string, Group>()
  for (const item of items) {
    const grossCents = Math.abs(item.grossCents)
    const kind = isReduced(item) ? 'reduction' : item.kind
    const taxRateBp = rateOf(item.taxRateBp, treatment)
    const key = JSON.stringify([kind, item.typeName, grossCents, taxRateBp])
    const group = groups.get(key)
    if (group) {
      group.quantity++
      group.grossCents += grossCents
    } else groups.set(key, { kind, name: item.typeName, quantity: 1, grossCents, taxRateBp })
  }
  return [...groups.values()]
}

/** With a rounding of each ticket, lines are the sums of their tickets; otherwise, and after reductions, they are shares. */
function netAmounts(lines: readonly Group[], netCents: number, { rounding }: TaxTreatment): number[] {
  const summed = lines.map(({ grossCents, quantity, taxRateBp }) => {
    const each = grossCents / quantity
    return quantity * (each - taxWithin(each, taxRateBp))
  })
  const isExact = summed.reduce((sum, each) => sum + each, 0) === netCents
  if (rounding !== 'gross-sum' && isExact) return summed
  return netOfLines(
    lines.map(({ grossCents }) => grossCents),
    netCents,
  )
}
