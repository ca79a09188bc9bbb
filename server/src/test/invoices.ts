import { drawNextDocuments } from '../features/invoices/commands/draw-documents.ts'
import { issueNextDocuments } from '../features/invoices/commands/issue-documents.ts'
import { documentLines } from '../features/invoices/rules/document-lines.ts'
import { totalsOf } from '../features/invoices/rules/plan-documents.ts'
import type { DocumentFacts, DocumentItem } from '../schema/json/invoice-facts.ts'
import type { TestApp } from './app.ts'

const items: DocumentItem[] = [
  ...['a', 'b', 'c'].map((ticketId) => ({
    ticketId,
    kind: 'ticket' as const,
    typeName: 'Standard',
    taxRateBp: 1900,
    grossCents: 1000,
  })),
  { ticketId: 'd', kind: 'ticket', typeName: 'Book', taxRateBp: 700, grossCents: 333 },
  { ticketId: 'e', kind: 'fee', typeName: 'Standard', taxRateBp: 0, grossCents: 500 },
]

const seller = {
  name: 'Kulturhaus e. V.',
  street: 'Uferstraße 12',
  postcode: '79100',
  city: 'Freiburg',
  country: 'DE' as const,
  vatId: 'DE123456789',
}

/** The facts of an invoice, with changes. Lines and totals follow from the tax treatment. */
export function documentFacts(changes: Partial<DocumentFacts> = {}): DocumentFacts {
  const { regime = 'taxed', rounding = 'gross-sum' } = changes
  const treatment = { regime, rounding }
  const totals = totalsOf(items, treatment)
  return {
    ...treatment,
    kind: 'invoice',
    number: 'RE-2026-00042',
    issuedOn: '2026-11-24',
    language: 'en',
    currency: 'EUR',
    order: { number: 'ABCD-1234', placedOn: '2026-11-23' },
    event: { name: 'Winter Concert', startsOn: '2027-01-15', endsOn: '2027-01-16', country: 'DE' },
    seller: { ...seller, email: 'kontakt@kulturhaus.example' },
    buyer: {
      company: 'Muster & Söhne GmbH',
      name: 'Robin Doe',
      street: 'Hauptstraße 1',
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
      reference: 'PO 4711',
    },
    lines: documentLines(items, totals, treatment, () => false),
    totals,
    paid: true,
    ...changes,
  }
}

/** How a team issues invoices on demand, in German law. */
export const invoiceSettings = {
  ask: 'wanted',
  issueWhen: 'paid',
  rounding: 'line',
  prefix: 'RE-{year}-',
  smallBusiness: false,
  version: 0,
  seller,
}

/** The recipient of an invoice. */
export const recipient = {
  company: 'Alpha & Söhne',
  name: 'Zoë',
  street: 'Weg 2',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
}

/** Issues all documents that are due, and makes their files. */
export async function issueInvoices(app: TestApp): Promise<void> {
  while (await issueNextDocuments(app.db, app));
  while (await drawNextDocuments(app.db, app));
}
