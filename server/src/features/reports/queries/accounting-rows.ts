import type { PaymentMethod } from '@foyer/contract/order-states'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { events } from '../../../schema/events.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'
import { reported } from './figures.ts'
import { eventsInOtherZone, foldedUntilOf } from './sales-rows.ts'
import type { FoldState, SalesFilter } from './sources.ts'
import { salesInScope, salesOfEvent } from './sources.ts'

type Period = Pick<SalesFilter, 'from' | 'to' | 'event'>

/** Sales and refunds of a day, with all by which reports can group them. Amounts are in minor units. */
export interface AccountingRow extends Record<string, unknown> {
  day: string
  event: string
  type: string
  taxRateBp: number
  method: PaymentMethod
  currency: string
  tickets: number
  grossCents: number
  taxCents: number
  refundedCents: number
  refundedTaxCents: number
}

/** The sales of a period, by day, event, ticket type, tax rate, method and currency: what `salesRows` adds up. */
export async function accountingRows(db: Db, scope: Scope, period: Period): Promise<AccountingRow[]> {
  // one snapshot: facts move from the tables of facts to the rolled up ones at once
  return await db.transaction(
    async (tx) => {
      const inOtherZone = await eventsInOtherZone(tx, scope, period.event)
      const source = sourceOf(scope, period, { inOtherZone, foldedUntil: await foldedUntilOf(tx) })
      // rows that count orders have no ticket type, and are excluded by the join
      const { rows } = await tx.execute<AccountingRow>(sql`
        select f.day::text, e.name as event, y.name as type, f.tax_rate_bp as "taxRateBp", f.method, f.currency, ${reported}
        from (${source}) f join ${events} e on e.id = f.event_id join ${ticketTypes} y on y.id = f.ticket_type_id
        where f.day between ${period.from}::date and ${period.to}::date
        group by f.day, e.id, y.id, f.tax_rate_bp, f.method, f.currency
        having bool_or(tickets <> 0 or gross_cents <> 0 or tax_cents <> 0 or refunded_cents <> 0 or refunded_tax_cents <> 0)
        order by f.day, e.name collate "und-x-icu", e.id, y.position, y.id, f.tax_rate_bp, f.method, f.currency`)
      return rows
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function sourceOf(scope: Scope, { from, to, event }: Period, state: FoldState<readonly string[]>) {
  if (event !== undefined) return salesOfEvent(scope, { from, to, by: 'day', group: 'type', event }, state)
  return salesInScope(scope, { from, to, by: 'day', group: 'none' }, state)
}
