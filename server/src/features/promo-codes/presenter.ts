import { promoCodeStateOf } from '@foyer/contract/promo-code-rules'
import type { PromoCode, PromoCodeReport } from '@foyer/contract/promo-codes'
import { effectOf } from '../inventory/rules.ts'
import type { listCodeSales } from './queries/code-sales.ts'
import type { PromoCodeRow } from './queries.ts'

/** Presents a code for the API. */
export function presentPromoCode(row: PromoCodeRow): PromoCode {
  const { id, code, tag, use, uses, held, sold, ticketTypeIds, perEmail, note } = row
  const validity = {
    ...(row.validFrom && { validFrom: row.validFrom.toISOString() }),
    ...(row.validUntil && { validUntil: row.validUntil.toISOString() }),
    ...(uses !== null && { uses }),
  }
  return {
    id,
    code,
    ...(tag !== null && { tag }),
    effect: effectOf(row),
    use,
    held,
    sold,
    ...validity,
    ...(ticketTypeIds && { ticketTypeIds }),
    unlocks: row.unlocks,
    minTickets: row.minTickets,
    minCents: row.minCents,
    ...(perEmail !== null && { perEmail }),
    withDiscounts: row.withDiscounts,
    holds: row.holds,
    ...(note !== null && { note }),
    ...(row.batchId !== null && { batchId: row.batchId }),
    state: promoCodeStateOf({ ...validity, held, sold }, row.now.getTime()),
    createdAt: row.createdAt.toISOString(),
  }
}

/** Presents sales as a report: those with the highest revenue, and the sum of all. */
export function presentCodeSales(currency: string, sales: Awaited<ReturnType<typeof listCodeSales>>): PromoCodeReport {
  return {
    currency,
    rows: sales.map(({ key, ...row }) => ({ ...(key !== null && { key }), ...row })),
    total: {
      orders: sales[0]?.totalOrders ?? 0,
      tickets: sales[0]?.totalTickets ?? 0,
      revenueCents: sales[0]?.totalRevenueCents ?? 0,
      discountCents: sales[0]?.totalDiscountCents ?? 0,
    },
  }
}
