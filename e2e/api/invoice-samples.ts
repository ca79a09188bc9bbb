import type { NewInvoiceSettings } from '@foyer/contract/invoice-settings'
import type { NewInvoiceAddress } from '@foyer/contract/invoices'
import type { Routes } from '@foyer/contract/routes/all'
import { cursorOf } from '@foyer/server/lib/cursor'
import type { SamplesOf } from './sample.ts'

/** The settings of a team that has saved none before. */
export const invoiceSettings: NewInvoiceSettings = {
  ask: 'wanted',
  issueWhen: 'paid',
  rounding: 'line',
  prefix: 'RE-{year}-',
  smallBusiness: false,
  version: 0,
  datev: {
    consultant: '1001',
    client: '1',
    debtorAccount: '10000',
    revenueAccounts: [
      { taxRateBp: 0, account: '8200' },
      { taxRateBp: 1900, account: '8400' },
    ],
  },
  seller: { name: 'Stage', street: 'Hof 1', postcode: '10115', city: 'Berlin', country: 'DE', vatId: 'DE123456789' },
}

export const invoiceAddress: NewInvoiceAddress = {
  company: 'Muster GmbH',
  name: 'Robin',
  street: 'Weg 2',
  postcode: '79098',
  city: 'Freiburg',
  country: 'DE',
  vatId: 'DE 987 654 321',
  reference: 'PO 1',
}

/** The requests of the routes about invoices. */
export const invoiceSamples: SamplesOf<Routes['invoices']> = {
  viewSettings: ({ team }) => ({ params: { id: team } }),
  saveSettings: ({ team }) => ({ params: { id: team }, body: { ...invoiceSettings, rounding: 'net-sum', version: 1 } }),
  list: () => ({
    query: {
      limit: 50,
      q: 'RE-',
      kind: 'invoice',
      event: 'evt_0',
      from: '2026-01-01',
      to: '2031-12-31',
      cursor: cursorOf(['inv_0']),
    },
  }),
  file: () => ({
    query: { q: 'RE-', kind: 'invoice', event: 'evt_0', from: '2026-01-01', to: '2031-12-31', language: 'de' },
  }),
  archive: ({ team }) => ({ params: { id: team }, query: { month: '2026-11', language: 'fr' } }),
  datev: ({ team }) => ({ params: { id: team }, query: { month: '2026-11' } }),
  pdf: ({ invoice }) => ({ params: { id: invoice } }),
  xml: ({ invoice }) => ({ params: { id: invoice } }),
  viewOfOrder: ({ paid }) => ({ params: { id: paid } }),
  saveAddress: ({ pending }) => ({ params: { id: pending }, body: invoiceAddress }),
  viewOfBuyer: ({ pendingToken }) => ({ params: { token: pendingToken } }),
  saveAddressOfBuyer: ({ pendingToken }) => ({ params: { token: pendingToken }, body: invoiceAddress }),
  pdfOfBuyer: ({ paidToken: token, invoice }) => ({ params: { token, invoice } }),
}
