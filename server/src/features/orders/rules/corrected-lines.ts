import type { Adjustment } from '@foyer/contract/order-money'
import type { AdjustmentKind, OrderStatus } from '@foyer/contract/order-states'
import type { PricedTicket } from '@foyer/contract/price'
import type { TicketOfType } from '../rules.ts'
import { pricedTicket } from '../rules.ts'

interface AdjustmentOfTicket {
  ticketId: string
  kind: AdjustmentKind
  amountCents: number
  ticket: { ticketTypeId: string; taxRateBp: number; cancelledAt: Date | null }
  type: { name: string }
}

/**
 * The lines of an order as the tax is computed on them: tickets at their price less reductions, and the fees that were kept
 * of tickets which were cancelled on their own. They add up to the total of the order.
 * @param tickets those that are not cancelled on their own
 */
export function correctedLines(
  tickets: readonly (TicketOfType & { ticket: { id: string } })[],
  adjustments: readonly AdjustmentOfTicket[],
): PricedTicket[] {
  const reductionOf = (id: string) =>
    sumOf(adjustments.filter((each) => each.kind === 'reduction' && each.ticketId === id))
  return [
    ...tickets.map((row) => {
      const priced = pricedTicket(row)
      return { ...priced, priceCents: priced.priceCents + reductionOf(row.ticket.id) }
    }),
    ...feesByTicket(adjustments),
  ]
}

/** The adjustments in the total of an order, one of each kind. */
export function adjustmentTotals(adjustments: readonly AdjustmentOfTicket[]): Adjustment[] {
  const counted = adjustments.filter(isCounted)
  return (['reduction', 'fee'] as const).flatMap((kind) => {
    const amountCents = sumOf(counted.filter((each) => each.kind === kind))
    return amountCents === 0 ? [] : [{ kind, amountCents }]
  })
}

/** The fee that is kept of an order that was cancelled as a whole: the part of an order that says so. */
export function keptPart(status: OrderStatus, adjustments: readonly AdjustmentOfTicket[]): { keptCents?: number } {
  const keptCents = status === 'cancelled' ? sumOf(adjustments.filter((each) => !isCounted(each))) : 0
  return keptCents > 0 ? { keptCents } : {}
}

/** The fees that were kept of tickets which were cancelled on their own. A fee that was removed counts nothing. */
function feesByTicket(adjustments: readonly AdjustmentOfTicket[]): PricedTicket[] {
  const fees = new Map<string, PricedTicket>()
  for (const each of adjustments.filter((own) => own.kind === 'fee' && isCounted(own))) {
    const priceCents = (fees.get(each.ticketId)?.priceCents ?? 0) + each.amountCents
    fees.set(each.ticketId, { ...pricedTicket({ ...each, ticket: { ...each.ticket, priceCents } }) })
  }
  return [...fees.values()]
}

// the fees of an order that was cancelled as a whole are in no total: its tickets are
const isCounted = ({ kind, ticket }: AdjustmentOfTicket): boolean => kind === 'reduction' || ticket.cancelledAt !== null

const sumOf = (adjustments: readonly { amountCents: number }[]): number =>
  adjustments.reduce((sum, { amountCents }) => sum + amountCents, 0)
