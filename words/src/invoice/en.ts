import { smallBusiness } from '../small-business/en.ts'

/** Texts of invoices, cancellations and credit notes, in English, the language the others are checked against. */
export const messages = {
  kinds: { invoice: 'Invoice', cancellation: 'Cancellation invoice', 'credit-note': 'Credit note' },
  title: '{kind} {number}',
  number: 'Number',
  issuedOn: 'Date of issue',
  order: 'Order',
  orderedOn: 'Ordered on',
  supplied: 'Date of supply',
  supplyOpen: 'Date of the event, to be announced',
  reference: 'Your reference',
  refersTo: 'Corrects {number} of {date}',
  sellerVatId: 'VAT number: {id}',
  sellerTaxNumber: 'Tax number: {number}',
  buyerVatId: 'Your VAT number: {id}',
  sellerSiren: 'SIREN: {number}',
  sellerRegistration: 'Company number: {number}',
  what: 'Description',
  quantity: 'Quantity',
  rate: 'VAT',
  net: 'Net',
  gross: 'Gross',
  ticket: '{name}',
  fee: 'Cancellation fee: {name}',
  reduction: 'Price reduction: {name}',
  event: 'Admission: {event}',
  netTotal: 'Net total',
  tax: '{rate} VAT on {net}',
  rounding: 'Rounding',
  total: 'Total',
  credited: 'Amount credited',
  paid: 'Paid in full. Nothing left to pay.',
  transfer: 'Please transfer {amount} by {date}, with the reference {reference}.',
  transferSoon: 'Please transfer {amount} with the reference {reference}.',
  account: '{holder} · IBAN {iban}',
  open: 'Not paid yet.',
  creditedNote: 'Any amount already paid is refunded the way it was paid.',
  mentions: {
    'late-payment': 'Late payment penalties: three times the French legal interest rate, due without a reminder.',
    'recovery-costs': 'Fixed sum for recovery costs in case of late payment: €40.',
    'early-payment': 'No discount for early payment.',
  },
  legal: {
    'small-business': smallBusiness,
    'reverse-charge': 'Reverse charge: the recipient is liable for the VAT (art. 196 of Directive 2006/112/EC).',
    'outside-eu':
      'Not taxable in the EU: the place of supply is where the recipient is established (art. 44 of Directive 2006/112/EC).',
    exempt: 'Exempt from VAT.',
  },
} as const

export type InvoiceMessages = typeof messages
