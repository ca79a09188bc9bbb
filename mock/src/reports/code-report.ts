import { listCentsOf } from '@foyer/contract/price'
import type { PromoCodeGroup } from '@foyer/contract/promo-code-limits'
import type { PromoCodeReport } from '@foyer/contract/promo-codes'
import { itemsOf } from '../orders/items.ts'
import type { EventRow, OrderRow } from '../rows.ts'
import type { Store } from '../store.ts'

type Sales = PromoCodeReport['total']

const none: Sales = { orders: 0, tickets: 0, revenueCents: 0, discountCents: 0 }

/** The sales of an event by code or by tag. The demo keeps no codes that were deleted. */
export function codeReport(store: Store, { id, currency }: EventRow, by: PromoCodeGroup): PromoCodeReport {
  const sold = new Map<string | undefined, Sales>()
  for (const order of store.orders) {
    const used = store.promoCodes.find(({ event, code }) => event === id && code === order.code)
    if (!used || order.eventId !== id || order.status !== 'paid' || order.test) continue
    const key = by === 'code' ? used.code : used.tag
    sold.set(key, sum(sold.get(key) ?? none, salesOf(order)))
  }
  const rows = [...sold].map(([key, sales]) => ({ ...(key !== undefined && { key }), deleted: false, ...sales }))
  return {
    currency,
    rows: rows.sort((a, b) => b.revenueCents - a.revenueCents || b.orders - a.orders),
    total: [...sold.values()].reduce(sum, none),
  }
}

function salesOf(order: OrderRow): Sales {
  const items = itemsOf(order)
  const paidCents = items.reduce((cents, { priceCents }) => cents + priceCents, 0)
  return {
    orders: 1,
    tickets: order.tickets.length,
    revenueCents: order.receivedCents,
    discountCents: listCentsOf(items) - paidCents,
  }
}

const sum = (a: Sales, b: Sales): Sales => ({
  orders: a.orders + b.orders,
  tickets: a.tickets + b.tickets,
  revenueCents: a.revenueCents + b.revenueCents,
  discountCents: a.discountCents + b.discountCents,
})
