import type { SameShape } from '../same-shape.ts'
import type { invoicesFile as english } from './en.ts'

/** The columns of invoices and credit notes as a CSV file, in German. */
export const invoicesFile = {
  fileName: 'rechnungen',
  number: 'Nummer',
  kind: 'Dokument',
  day: 'Rechnungsdatum',
  refersTo: 'Berichtigt',
  buyer: 'Empfänger',
  vatId: 'USt‑IdNr.',
  vatState: 'USt‑IdNr. geprüft',
  country: 'Land',
  order: 'Bestellung',
  status: 'Status der Bestellung',
  event: 'Veranstaltung',
  regime: 'Besteuerung',
  currency: 'Währung',
  rate: 'MwSt.-Satz in %',
  net: 'Netto',
  tax: 'MwSt.',
  rounding: 'Rundung',
  gross: 'Brutto',
  kinds: {
    invoice: 'Rechnung',
    cancellation: 'Stornorechnung',
    'credit-note': 'Rechnungskorrektur',
  },
  vatStates: {
    unchecked: 'noch nicht geprüft',
    valid: 'gültig',
    invalid: 'ungültig',
    uncheckable: 'nicht prüfbar',
  },
  regimes: {
    taxed: 'Steuerpflichtig',
    'small-business': 'Kleinunternehmer',
    'reverse-charge': 'Steuerschuld beim Empfänger',
    'outside-eu': 'Außerhalb der EU',
  },
} as const satisfies SameShape<typeof english>
