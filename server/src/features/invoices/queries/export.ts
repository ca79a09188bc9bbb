import type { DocumentKind, VatState } from '@foyer/contract/invoice-kinds'
import type { OrderStatus } from '@foyer/contract/order-states'
import type { TaxRegime } from '@foyer/contract/tax-regimes'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Scope } from '../../../lib/scope.ts'
import { events } from '../../../schema/events.ts'
import { invoiceRequests, invoices } from '../../../schema/invoices.ts'
import { orders } from '../../../schema/orders.ts'
import { matching } from '../queries.ts'

/** The amounts of a document at a tax rate: in minor units, negative if they are credited. */
export interface ExportRow extends Record<string, unknown> {
  number: string
  kind: DocumentKind
  day: string
  refersTo: string
  buyer: string
  vatId: string
  vatState: VatState | null
  country: string
  order: string
  status: OrderStatus
  event: string
  regime: TaxRegime
  currency: string
  rate: number
  net: number
  tax: number
  rounding: number
  gross: number
}

/** The answer about the VAT ID of a document, which may have come after its issue; null without one. */
const laterVatState = sql`(
  select nullif(r.vat ->> 'state', 'unchecked') from ${invoiceRequests} r
  where r.order_id = ${invoices.orderId} and r.address ->> 'vatId' = ${invoices.facts} -> 'buyer' ->> 'vatId'
    and r.address ->> 'country' = ${invoices.facts} -> 'buyer' ->> 'country')`

/** The statement that reads the documents that a filter selects, in the order of their issue. */
export const exportedInvoices = (scope: Scope, filter: Parameters<typeof matching>[1]): SQL => sql`
  select ${invoices.number}, ${invoices.kind}, ${invoices.issuedOn}::text as day,
    (select coalesce(string_agg(number #>> '{}', ', '), '')
      from jsonb_path_query(${invoices.facts}, 'lax $.refersTo.number') number) as "refersTo", ${invoices.buyer},
    coalesce(${invoices.facts} -> 'buyer' ->> 'vatId', '') as "vatId",
    coalesce(${laterVatState}, ${invoices.facts} -> 'buyer' -> 'vat' ->> 'state') as "vatState",
    ${invoices.facts} -> 'buyer' ->> 'country' as country,
    ${orders.number} as "order", ${orders.status}, ${events.name} as event, ${invoices.facts} ->> 'regime' as regime,
    ${invoices.currency}, (total ->> 'taxRateBp')::int as rate, (total ->> 'netCents')::int as net,
    (total ->> 'taxCents')::int as tax, (total ->> 'roundingCents')::int as rounding, (total ->> 'grossCents')::int as gross
  from ${invoices} join ${orders} on ${orders.id} = ${invoices.orderId} join ${events} on ${events.id} = ${invoices.eventId}
  cross join lateral jsonb_array_elements(${invoices.totals}) total
  where ${matching(scope, filter)} order by ${invoices.issuedOn}, ${invoices.id}, rate`
