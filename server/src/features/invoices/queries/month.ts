import type { TaxRegime } from '@foyer/contract/tax-regimes'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { invoiceFiles, invoices } from '../../../schema/invoices.ts'
import { matching } from '../queries.ts'

/** The first and the last day of a month, `YYYY-MM`. */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${days}` }
}

/** The files of a document; null while they are not made. */
export interface FilesRow extends Record<string, unknown> {
  number: string
  pdf: Buffer | null
  xml: string | null
  issuedAt: Date
}

/** The statement that reads the files of all documents of a month, in the order of their issue. */
export const filesOfMonth = (scope: Scope, month: string): SQL => sql`
  select ${invoices.number}, ${invoiceFiles.pdf}, ${invoiceFiles.xml}, ${invoices.issuedAt} as "issuedAt"
  from ${invoices} left join ${invoiceFiles} on ${invoiceFiles.invoiceId} = ${invoices.id}
  where ${matching(scope, daysOf(month))} order by ${invoices.issuedOn}, ${invoices.id}`

/** The booking of a document at a tax rate. The amount is negative if it is credited. */
export interface BookingRow extends Record<string, unknown> {
  number: string
  day: string
  currency: string
  regime: TaxRegime
  buyer: string
  vatId: string | null
  order: string
  rate: number
  gross: number
}

/** The statement that reads the bookings of a month. */
export const bookingsOfMonth = (scope: Scope, month: string): SQL => sql`
  select ${invoices.number}, ${invoices.issuedOn}::text as day, ${invoices.currency}, ${invoices.facts} ->> 'regime' as regime,
    ${invoices.buyer}, ${invoices.facts} -> 'buyer' ->> 'vatId' as "vatId", ${invoices.facts} -> 'order' ->> 'number' as "order",
    (total ->> 'taxRateBp')::int as rate, (total ->> 'grossCents')::int as gross
  from ${invoices} cross join lateral jsonb_array_elements(${invoices.totals}) total
  where ${matching(scope, daysOf(month))} and (total ->> 'grossCents')::int <> 0
  order by ${invoices.issuedOn}, ${invoices.id}, rate`

/** The tax rates and regimes that a month has bookings for. */
export async function ratesOfMonth(db: Db, scope: Scope, month: string) {
  const { rows } = await db.execute<Pick<BookingRow, 'rate' | 'regime'>>(
    sql`select distinct rate, regime from (${bookingsOfMonth(scope, month)}) bookings order by rate, regime`,
  )
  return rows
}
