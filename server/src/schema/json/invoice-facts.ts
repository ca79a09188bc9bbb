import type { Country } from '@foyer/contract/countries'
import type { DocumentKind, VatState } from '@foyer/contract/invoice-kinds'
import type { MentionKind } from '@foyer/contract/invoice-mentions'
import type { InvoiceSeller } from '@foyer/contract/invoice-settings'
import type { InvoiceAddress } from '@foyer/contract/invoices'
import type { Language } from '@foyer/contract/languages'
import type { TaxRegime } from '@foyer/contract/tax-regimes'
import type { RoundedTotal, TaxRounding } from '@foyer/contract/tax-rounding'

/** The answer of VIES, or that it has not answered yet. */
export interface VatAnswer {
  state: VatState
  checkedAt?: string
  /** The name and the address that VIES has on record, and the id of the request. */
  name?: string
  address?: string
  requestId?: string
}

/** An amount of an order that documents state: a ticket, or the fee of a cancelled one. */
export interface DocumentItem {
  ticketId: string
  kind: 'ticket' | 'fee'
  typeName: string
  taxRateBp: number
  /** In minor units, tax included. */
  grossCents: number
}

/** How the tax of a document is computed and stated. */
export interface TaxTreatment {
  regime: TaxRegime
  rounding: TaxRounding
}

/** A line of a document. */
export interface DocumentLine {
  kind: 'ticket' | 'fee' | 'reduction'
  /** The name of the ticket type; '' for the fee of several types. */
  name: string
  quantity: number
  grossCents: number
  netCents: number
  taxRateBp: number
}

/** An invoice that a document corrects. */
export interface CorrectedInvoice {
  number: string
  issuedOn: string
}

/** Everything that a document says, stored with it, so that its file can be made from this alone. */
export interface DocumentFacts extends TaxTreatment {
  kind: DocumentKind
  number: string
  issuedOn: string
  language: Language
  currency: string
  order: { number: string; placedOn: string }
  event: { name: string; startsOn?: string; endsOn?: string; place?: string; country?: Country }
  seller: InvoiceSeller & { email?: string }
  buyer: InvoiceAddress & { vat?: VatAnswer }
  lines: DocumentLine[]
  totals: RoundedTotal[]
  /** Whether the amount is paid already; otherwise the account to pay it to, and until when. */
  paid: boolean
  /** How much of the amount of a paid order is open, in minor units: a ticket became a dearer one. Absent: nothing. */
  openCents?: number
  transfer?: { holder: string; iban: string; bic?: string; reference: string; dueOn?: string }
  /** The invoices that this document corrects. One that was issued before these could be several has the only one. */
  refersTo?: CorrectedInvoice[] | CorrectedInvoice
  /** Whether an invoice was issued with this document, against which its amount is set off. */
  setOff?: boolean
  note?: string
  /** The mentions that the law requires on invoices to companies. */
  mentions?: MentionKind[]
  /** The team's own terms, in place of these. */
  companyTerms?: string
}
