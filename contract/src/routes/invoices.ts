import { route } from '../http/route.ts'
import { InvoiceSettings, NewInvoiceSettings } from '../invoice-settings.ts'
import {
  DatevBatch,
  Invoice,
  InvoiceArchive,
  InvoiceFile,
  InvoiceFilter,
  NewInvoiceAddress,
  OrderInvoicing,
} from '../invoices.ts'

export const invoices = {
  viewSettings: route('GET /teams/{id}/invoice-settings', {
    summary: "Get the team's invoice settings",
    access: 'team:read',
    answer: InvoiceSettings,
    refused: ['not-found'],
  }),
  saveSettings: route('PUT /teams/{id}/invoice-settings', {
    summary: "Replace the team's invoice settings. Issued documents never change",
    access: 'team:write',
    body: NewInvoiceSettings,
    answer: InvoiceSettings,
    refused: ['not-found', 'stale'],
  }),
  list: route('GET /invoices', {
    summary: 'List invoices, cancellations and credit notes, newest first',
    access: 'orders:read',
    query: InvoiceFilter,
    answer: Invoice,
    paged: true,
  }),
  file: route('GET /invoices/export.csv', {
    summary: 'Get invoices, cancellations and credit notes as a CSV file: a row for each tax rate',
    access: 'orders:read',
    query: InvoiceFile,
    file: 'text/csv',
  }),
  archive: route('GET /teams/{id}/invoices/archive.zip', {
    summary: 'Get all documents of a month, as PDF and XML, with a CSV file of them',
    access: 'reports:read',
    allEvents: true,
    query: InvoiceArchive,
    file: 'application/zip',
    refused: ['not-found'],
  }),
  datev: route('GET /teams/{id}/invoices/datev.csv', {
    summary: 'Get the bookings of a month in the format of DATEV (EXTF, Buchungsstapel)',
    access: 'reports:read',
    allEvents: true,
    query: DatevBatch,
    file: 'text/csv',
    refused: ['not-found', 'conflict'],
  }),
  pdf: route('GET /invoices/{id}/document.pdf', {
    summary: 'Download a document as a PDF with the electronic invoice inside (Factur-X, ZUGFeRD)',
    access: 'orders:read',
    file: 'application/pdf',
    refused: ['not-found'],
  }),
  xml: route('GET /invoices/{id}/document.xml', {
    summary: 'Download the electronic invoice of a document (EN 16931, UN/CEFACT Cross Industry Invoice)',
    access: 'orders:read',
    file: 'application/xml',
    refused: ['not-found'],
  }),
  viewOfOrder: route('GET /orders/{id}/invoicing', {
    summary: "Get an order's invoice address and its documents",
    access: 'orders:read',
    answer: OrderInvoicing,
    refused: ['not-found'],
  }),
  saveAddress: route('PUT /orders/{id}/invoice-address', {
    summary:
      "Enter or correct an order's invoice address. An invoice that has already been issued is cancelled and replaced",
    access: 'orders:write',
    body: NewInvoiceAddress,
    answer: OrderInvoicing,
    refused: ['not-found', 'transition-refused'],
  }),
  viewOfBuyer: route('GET /public/orders/{token}/invoicing', {
    summary: "Get an order's invoice address and its documents, as its buyer",
    access: 'anyone',
    answer: OrderInvoicing,
    refused: ['not-found', 'link-replaced'],
  }),
  saveAddressOfBuyer: route('PUT /public/orders/{token}/invoice-address', {
    summary: 'Request an invoice, or correct its address until it is issued',
    access: 'anyone',
    body: NewInvoiceAddress,
    answer: OrderInvoicing,
    refused: ['not-found', 'link-replaced', 'transition-refused', 'rate-limited'],
  }),
  pdfOfBuyer: route('GET /public/orders/{token}/invoices/{invoice}/document.pdf', {
    summary: 'Download a document of an order as a PDF with the electronic invoice inside, as its buyer',
    access: 'anyone',
    file: 'application/pdf',
    refused: ['not-found', 'link-replaced', 'rate-limited'],
  }),
}
