import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import { defaultInvoiceSettings } from '@foyer/contract/invoice-settings'
import { eq } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { invoiceRequests, invoiceSettings } from '../../schema/invoices.ts'

export type InvoiceRequestRow = typeof invoiceRequests.$inferSelect

/** How a team issues invoices. The caller has checked that the team exists. */
export async function settingsOf(db: Db, teamId: string): Promise<InvoiceSettings> {
  const [row] = await db.select().from(invoiceSettings).where(eq(invoiceSettings.teamId, teamId))
  return row ? { ...row.settings, version: row.version } : defaultInvoiceSettings
}

/** The recipient of an order's invoice. @returns undefined when its buyer wants none */
export async function invoiceRequestOf(db: Db, orderId: string): Promise<InvoiceRequestRow | undefined> {
  const [row] = await db.select().from(invoiceRequests).where(eq(invoiceRequests.orderId, orderId))
  return row
}
