import { taxByRate } from '@foyer/contract/price'
import { paidFeeCentsOf } from '@foyer/contract/price/booking-fee'
import type { ReportGroup, ReportUnit } from '@foyer/contract/report-groups'
import { periodOf } from '@foyer/contract/report-periods'
import type { SalesRow } from '@foyer/contract/sales-report'
import { itemsOf } from '../orders/items.ts'
import type { OrderRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { dayIn } from './day-in.ts'

interface Filter {
  from: string
  to: string
  by: ReportUnit
  group: ReportGroup
  event?: string | undefined
  timeZone: string
}

/** The sales of the paid orders of a team. The demo refunds nothing. */
export function salesRows(store: Store, team: string, filter: Filter): SalesRow[] {
  const rows = new Map<string, SalesRow>()
  for (const order of store.orders) {
    if (order.team !== team || order.status !== 'paid' || order.test) continue
    if (filter.event !== undefined && order.eventId !== filter.event) continue
    const day = dayIn(order.reservedAt, filter.timeZone)
    if (day < filter.from || day > filter.to) continue
    for (const part of partsOf(store, order, filter.group)) add(rows, { start: periodOf(day, filter.by), ...part })
  }
  return [...rows.values()].sort((a, b) => (a.start < b.start ? -1 : 1))
}

/** The figures of an order, once for each group that it belongs to. */
function partsOf(store: Store, order: OrderRow, group: ReportGroup): Omit<SalesRow, 'start'>[] {
  const items = itemsOf(order)
  const keyOf = (ticket: (typeof items)[number]): string => {
    if (group === 'type') return ticket.ticketType
    if (group === 'rate') return String(ticket.taxRateBp)
    if (group === 'event') return order.eventId
    return group === 'method' ? (order.paymentMethod ?? 'free') : ''
  }
  const fee = store.events.find(({ id }) => id === order.eventId)?.bookingFee
  return [...new Set(items.map(keyOf))].map((key) => {
    const own = items.filter((item) => keyOf(item) === key)
    const totals = taxByRate(own.map((ticket) => ({ ...ticket, quantity: 1 })))
    return {
      currency: order.currency,
      key,
      orders: 1,
      tickets: own.filter((item) => 'number' in item).length,
      grossCents: totals.reduce((sum, { grossCents }) => sum + grossCents, 0),
      taxCents: totals.reduce((sum, { taxCents }) => sum + taxCents, 0),
      refundedCents: 0,
      refundedTaxCents: 0,
      paidFeeCents: paidFeeCentsOf(
        fee,
        order.tickets.map(({ priceCents }) => ({ kind: 'ticket', priceCents })),
      ),
    }
  })
}

function add(rows: Map<string, SalesRow>, row: SalesRow): void {
  const id = `${row.start} ${row.currency} ${row.key}`
  const sum = rows.get(id)
  if (!sum) return void rows.set(id, row)
  sum.orders += row.orders
  sum.tickets += row.tickets
  sum.grossCents += row.grossCents
  sum.taxCents += row.taxCents
  sum.paidFeeCents += row.paidFeeCents
}
