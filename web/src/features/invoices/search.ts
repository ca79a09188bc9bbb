import { documentKinds } from '@foyer/contract/invoice-kinds'
import { cursor, day, id, oneOf, text } from '../../lib/search-params.ts'

/** The filter and page of the list of invoices in the URL. Invalid values count as absent. */
export interface InvoiceSearch {
  q?: string
  kind?: (typeof documentKinds)[number]
  event?: string
  from?: string
  to?: string
  /** The cursor that the page starts at. */
  cursor?: string
}

export const invoiceSearch = (given: Record<string, unknown>): InvoiceSearch => ({
  ...invoiceFilter(given),
  ...cursor(given),
})

/** The filter alone: a changed filter begins with the newest document. */
export const invoiceFilter = (given: Record<string, unknown>): Omit<InvoiceSearch, 'cursor'> => ({
  ...text(given, 'q'),
  ...oneOf(given, 'kind', documentKinds),
  ...id(given, 'event'),
  ...day(given, 'from'),
  ...day(given, 'to'),
})
