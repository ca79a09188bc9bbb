import { Currency } from '@foyer/contract/currency'
import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import type { Invoice, InvoiceOfOrder, OrderInvoicing } from '@foyer/contract/invoices'
import type { InvoiceRequestRow } from '../invoice-requests/queries.ts'
import type { InvoiceRow, ListedInvoice } from './queries.ts'

/** Converts a document to the API's form. */
const presentDocument = (
  { id, kind, number, issuedOn, currency, grossCents }: InvoiceRow,
  ready: boolean,
): InvoiceOfOrder => ({
  id,
  kind,
  number,
  issuedOn,
  grossCents,
  ready,
  currency: Currency.parse(currency),
})

export const presentInvoice = ({ invoice, order, event, ready }: ListedInvoice): Invoice => ({
  ...presentDocument(invoice, ready),
  order,
  event,
  buyer: invoice.buyer,
  netCents: invoice.netCents,
  taxCents: invoice.taxCents,
})

interface Invoicing {
  settings: InvoiceSettings
  request: InvoiceRequestRow | undefined
  documents: readonly { invoice: InvoiceRow; ready: boolean }[]
  expected: OrderInvoicing['expected']
  changeable: boolean
}

export const presentInvoicing = ({
  settings,
  request,
  documents,
  expected,
  changeable,
}: Invoicing): OrderInvoicing => ({
  ask: settings.ask,
  ...(request?.address && { address: request.address }),
  ...(request?.vat && {
    vatCheck: { state: request.vat.state, ...(request.vat.checkedAt && { checkedAt: request.vat.checkedAt }) },
  }),
  documents: documents.map(({ invoice, ready }) => presentDocument(invoice, ready)),
  ...(expected && { expected }),
  changeable,
})
