import type { SameShape } from '../same-shape.ts'
import { smallBusiness } from '../small-business/de.ts'
import type { InvoiceMessages } from './en.ts'

/** Texts of invoices, cancellations and credit notes, in German. */
export const messages = {
  kinds: { invoice: 'Rechnung', cancellation: 'Stornorechnung', 'credit-note': 'Rechnungskorrektur' },
  title: '{kind} {number}',
  number: 'Nummer',
  issuedOn: 'Rechnungsdatum',
  order: 'Bestellung',
  orderedOn: 'Bestellt am',
  supplied: 'Leistungsdatum',
  supplyOpen: 'Tag der Veranstaltung, noch nicht festgelegt',
  reference: 'Ihr Zeichen',
  refersTo: 'Berichtigt {number} vom {date}',
  sellerVatId: 'USt‑IdNr.: {id}',
  sellerTaxNumber: 'Steuernummer: {number}',
  sellerSiren: 'SIREN: {number}',
  sellerRegistration: 'Registernummer: {number}',
  buyerVatId: 'Ihre USt‑IdNr.: {id}',
  what: 'Bezeichnung',
  quantity: 'Anzahl',
  rate: 'MwSt.',
  net: 'Netto',
  gross: 'Brutto',
  ticket: '{name}',
  fee: 'Stornogebühr: {name}',
  reduction: 'Preisnachlass: {name}',
  event: 'Eintritt: {event}',
  netTotal: 'Summe netto',
  tax: '{rate} MwSt. auf {net}',
  rounding: 'Rundung',
  total: 'Gesamtbetrag',
  credited: 'Gutgeschriebener Betrag',
  paid: 'Vollständig bezahlt. Es ist nichts mehr zu zahlen.',
  transfer: 'Bitte überweisen Sie {amount} bis zum {date} mit dem Verwendungszweck {reference}.',
  transferSoon: 'Bitte überweisen Sie {amount} mit dem Verwendungszweck {reference}.',
  account: '{holder} · IBAN {iban}',
  open: 'Noch nicht bezahlt.',
  creditedNote: 'Soweit der Betrag bezahlt wurde, wird er auf dem Zahlungsweg der Bestellung erstattet.',
  mentions: {
    'late-payment': 'Verzugszinsen: das Dreifache des gesetzlichen Zinssatzes in Frankreich, fällig ohne Mahnung.',
    'recovery-costs': 'Pauschale für Beitreibungskosten bei Zahlungsverzug: 40 €.',
    'early-payment': 'Kein Skonto bei vorzeitiger Zahlung.',
  },
  legal: {
    'small-business': smallBusiness,
    'reverse-charge': 'Steuerschuldnerschaft des Leistungsempfängers (Art. 196 der Richtlinie 2006/112/EG).',
    'outside-eu':
      'Nicht in der EU steuerbar: Leistungsort ist der Sitz des Leistungsempfängers (Art. 44 der Richtlinie 2006/112/EG).',
    exempt: 'Steuerfrei.',
  },
} as const satisfies SameShape<InvoiceMessages>
