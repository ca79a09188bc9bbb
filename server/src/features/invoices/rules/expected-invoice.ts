import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import type { OrderInvoicing } from '@foyer/contract/invoices'
import type { OrderStatus } from '@foyer/contract/order-states'
import { isPlaced } from '@foyer/contract/order-states'

interface Facts {
  order: { status: OrderStatus; test: boolean; totalCents?: number | undefined }
  settings: Pick<InvoiceSettings, 'seller' | 'issueWhen'>
  /** With `dueAt`, the documents of the order are about to be brought in line with it. */
  request: { address?: object | null | undefined; dueAt: Date | null } | undefined
}

/**
 * When the first invoice of an order that has none yet is issued.
 * @returns undefined if none will be: for a test order, without a price, a recipient or a seller, or once the order is over
 */
export function expectedInvoice({ order, settings, request }: Facts): OrderInvoicing['expected'] {
  const { status, test, totalCents } = order
  if (test || totalCents === 0 || !settings.seller || !request?.address || !isPlaced(status)) return undefined
  const isIssuedNow = status === 'paid' || (status === 'pending' && settings.issueWhen === 'ordered')
  if (!isIssuedNow) return 'once-paid'
  return request.dueAt ? 'now' : undefined
}
