import { mentionsIn } from '@foyer/contract/invoice-mentions'
import type { InvoiceSeller, InvoiceSettings } from '@foyer/contract/invoice-settings'
import { Language } from '@foyer/contract/language'
import type { DocumentFacts, DocumentItem, TaxTreatment } from '../../../schema/json/invoice-facts.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { correctedInvoices } from './corrected-invoices.ts'
import { documentLines } from './document-lines.ts'
import { sumsOf } from './document-totals.ts'
import type { PlannedDocument } from './plan-documents.ts'

/** An order to be invoiced, with the documents that it has. */
export interface Invoiced {
  found: OrderDetails
  settings: InvoiceSettings
  seller: InvoiceSeller
  buyer: DocumentFacts['buyer']
  /** How much a paid order lacks, in minor units. */
  openCents: number
  /** Whether an invoice is issued with the documents that take amounts back. */
  setsOff: boolean
  issued: readonly { kind: string; number: string; issuedOn: string; items: readonly DocumentItem[] }[]
}

/** Collects everything that a document says, as it is now: its file is made from this alone. */
export function documentFacts(
  { found, settings, seller, buyer, issued, openCents, setsOff }: Invoiced,
  document: PlannedDocument,
  treatment: TaxTreatment,
  head: { number: string; issuedOn: string },
): DocumentFacts {
  const { order, event, team } = found
  const { kind, items } = document
  const isCredit = kind !== 'invoice'
  const totals = document.totals.map(positive)
  const corrected = isCredit ? correctedInvoices(items, issued) : []
  return {
    regime: treatment.regime,
    rounding: treatment.rounding,
    kind,
    ...head,
    totals,
    language: Language.parse(order.language),
    currency: order.currency,
    order: { number: order.number, placedOn: dayIn(order.placedAt ?? order.reservedAt, team.timeZone) },
    event: eventFacts(event),
    seller: { ...seller, ...(team.imprint && { email: team.imprint.email }) },
    buyer,
    lines: documentLines(items, totals, treatment, (item) => isCredit && isReduced(item, issued)),
    paid: order.status === 'paid',
    ...(!isCredit && openCents > 0 && { openCents: Math.min(openCents, sumsOf(totals).grossCents) }),
    ...(!isCredit && transferOf(found, openCents > 0)),
    ...(corrected.length > 0 && { refersTo: corrected }),
    ...(isCredit && setsOff && { setOff: true }),
    ...(settings.note !== undefined && { note: settings.note }),
    ...(!isCredit && buyer.company !== undefined && companyTerms(settings, seller)),
  }
}

function companyTerms({ companyTerms: terms }: InvoiceSettings, { country }: InvoiceSeller) {
  if (terms !== undefined) return { companyTerms: terms }
  const mentions = mentionsIn(country).map(({ kind }) => kind)
  return mentions.length > 0 ? { mentions } : {}
}

/** Whether a document reverses only a part of what documents state about a ticket. */
function isReduced(item: DocumentItem, issued: Invoiced['issued']): boolean {
  const stated = issued
    .flatMap(({ items }) => items)
    .filter(({ ticketId, kind }) => ticketId === item.ticketId && kind === item.kind)
    .reduce((sum, { grossCents }) => sum + grossCents, 0)
  return stated + item.grossCents !== 0
}

const positive = (total: PlannedDocument['totals'][number]) => {
  const sign = total.grossCents < 0 ? -1 : 1
  return {
    taxRateBp: total.taxRateBp,
    grossCents: sign * total.grossCents,
    netCents: sign * total.netCents,
    taxCents: sign * total.taxCents,
    // 0 and not -0
    roundingCents: sign * total.roundingCents || 0,
  }
}

function eventFacts({ name, date, dateTba, endsAt, timeZone, country, city, venue }: OrderDetails['event']) {
  const startsOn = dayIn(date, timeZone)
  const endsOn = endsAt ? dayIn(endsAt, timeZone) : startsOn
  const place = [venue, city].filter(Boolean).join(', ')
  return {
    name,
    ...(!dateTba && { startsOn, ...(endsOn !== startsOn && { endsOn }) }),
    ...(place && { place }),
    ...(country && { country }),
  }
}

/** @param lacks whether money is open although the order is paid: it is transferred then, however the order was paid */
function transferOf({ order, team }: OrderDetails, lacks: boolean): Pick<DocumentFacts, 'transfer'> {
  const { bank } = team
  const awaitsTransfer = order.status === 'pending' && order.paymentMethod === 'transfer'
  if (!bank || !(lacks || awaitsTransfer)) return {}
  return {
    transfer: {
      holder: bank.holder,
      iban: bank.iban,
      reference: order.number,
      ...(bank.bic !== undefined && { bic: bank.bic }),
      ...(awaitsTransfer && order.dueAt && { dueOn: dayIn(order.dueAt, team.timeZone) }),
    },
  }
}

/** The day of a moment in a time zone, `YYYY-MM-DD`. */
const dayIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)
