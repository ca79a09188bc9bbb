import type { TaxRounding } from '@foyer/contract/tax-rounding'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { invoiceSettings, invoices } from '../../../schema/invoices.ts'
import { orders } from '../../../schema/orders.ts'
import { moneyEntries } from '../../../schema/payments.ts'

/**
 * Fixes how the tax of an order is rounded at its first money or document, as its team rounds then. So all its documents
 * and money entries have the same tax, whatever the team chooses later. An order that rounds by the sum of its gross amounts, as
 * nearly all do, is not written.
 */
export async function fixRounding(tx: Db, orderId: string): Promise<TaxRounding> {
  const { rows } = await tx.execute<{ rounding: TaxRounding }>(sql`
    with fixed as (
      update ${orders} o set tax_rounding = s.settings ->> 'rounding' from ${invoiceSettings} s
      where o.id = ${orderId} and o.tax_rounding is null and s.team_id = o.team_id
        and s.settings ->> 'rounding' <> 'gross-sum'
        and not exists (select from ${moneyEntries} m where m.order_id = o.id)
        and not exists (select from ${invoices} i where i.order_id = o.id)
      returning o.tax_rounding
    )
    select coalesce((select tax_rounding from fixed), o.tax_rounding, 'gross-sum') as rounding
    from ${orders} o where o.id = ${orderId}`)
  return rows[0]?.rounding ?? 'gross-sum'
}
