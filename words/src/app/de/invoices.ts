import type { SameShape } from '../../same-shape.ts'
import type {
  invoiceErrors as englishErrors,
  invoices as englishInvoices,
  orderInvoice as englishOrderInvoice,
} from '../en/invoices.ts'

/** Die Liste der Rechnungen und die Dateien für die Buchhaltung. */
export const invoices = {
  title: 'Rechnungen',
  lead: 'Rechnungen, Stornorechnungen und Rechnungskorrekturen aller Veranstaltungen.',
  back: 'Bestellungen',
  settings: 'Rechnungseinstellungen',
  notAllowed: {
    title: 'Sie haben keinen Zugriff auf Rechnungen',
    body: 'Dafür brauchen Sie eine Rolle, die Bestellungen ansehen darf. Fragen Sie die Leitung oder Verwaltung des Teams.',
  },
  table: {
    caption: 'Rechnungen',
    number: 'Nummer',
    issuedOn: 'Datum',
    recipient: 'Empfänger',
    order: 'Bestellung',
    tax: 'MwSt.',
    gross: 'Betrag',
    files: 'Dateien',
  },
  filter: {
    label: 'Rechnungen filtern',
    q: 'Nummer, Empfänger oder Bestellung',
    kind: 'Dokument',
    allKinds: 'Alle Dokumente',
    event: 'Veranstaltung',
    from: 'Von',
    to: 'Bis',
    wrongWay: 'Das Ende liegt vor dem Anfang.',
    clear: 'Filter zurücksetzen',
  },
  none: {
    title: 'Noch keine Rechnungen',
    body: 'Hier erscheinen Rechnungen, sobald Gäste welche möchten und ihre Bestellung bezahlt ist.',
    off: 'Ihr Team stellt noch keine Rechnungen aus. Schalten Sie sie in den Einstellungen ein.',
  },
  noMatch: { title: 'Keine Rechnungen gefunden', body: 'Versuchen Sie eine andere Suche oder weniger Filter.' },
  count: '{count, plural, one {{shown} Dokument} other {{shown} Dokumente}}',
  pages: 'Seiten',
  newest: 'Neueste',
  older: 'Ältere',
  file: 'CSV exportieren',
  demo: 'In der Demo nicht verfügbar.',
  month: {
    title: 'Für die Buchhaltung',
    lead: 'Alle Dokumente eines Monats.',
    month: 'Monat',
    archive: 'Archiv herunterladen',
    archiveHint: 'Jedes Dokument als PDF und XML, dazu eine CSV-Datei mit allen.',
    datev: 'Für DATEV herunterladen',
    datevHint: 'Ein Buchungsstapel (EXTF) mit den Konten aus Ihren Einstellungen.',
    missing: 'Für {rates} gibt es kein Erlöskonto. Tragen Sie es in den Rechnungseinstellungen ein.',
    off: 'Tragen Sie zuerst in den <link>Rechnungseinstellungen</link> Ihre DATEV-Nummern ein.',
  },
} as const satisfies SameShape<typeof englishInvoices>

/** Die Dokumente einer Bestellung und der Empfänger ihrer Rechnung. */
export const orderInvoice = {
  title: 'Rechnung',
  lead: 'Empfänger und Dokumente.',
  none: 'Für diese Bestellung wurde keine Rechnung gewünscht.',
  kinds: { invoice: 'Rechnung', cancellation: 'Stornorechnung', 'credit-note': 'Rechnungskorrektur' },
  document: '{kind} {number}',
  pdf: 'PDF',
  xml: 'XML',
  fileOf: '{type} zu {number}',
  notReady: 'Wird erstellt',
  expected: {
    now: 'Die Rechnung wird gerade ausgestellt und erscheint dann hier.',
    'once-paid': 'Die Rechnung wird ausgestellt, sobald die Bestellung bezahlt ist.',
  },
  enter: 'Empfänger eintragen',
  correct: 'Empfänger korrigieren',
  vatId: 'USt‑IdNr.: {id}',
  vat: { unchecked: 'Noch nicht geprüft', valid: 'Gültig', invalid: 'Ungültig', uncheckable: 'Nicht prüfbar' },
  checkedOn: 'Am {date} bei VIES geprüft',
  reference: 'Zeichen: {reference}',
  dialog: {
    title: 'Rechnungsempfänger',
    first: {
      on: 'Die Rechnung wird auf diesen Empfänger ausgestellt und per E‑Mail an den Gast gesendet.',
      off: 'Die Rechnung wird auf diesen Empfänger ausgestellt. Der Gast findet sie auf der Seite der Bestellung.',
    },
    again: {
      on: 'Die Rechnung wird storniert und auf diesen Empfänger neu ausgestellt. Beides geht per E‑Mail an den Gast.',
      off: 'Die Rechnung wird storniert und auf diesen Empfänger neu ausgestellt. Der Gast findet beides auf der Seite der Bestellung.',
    },
    save: 'Empfänger speichern',
    saved: 'Empfänger gespeichert.',
    company: 'Firma',
    name: 'Name',
    nameHint: 'Bei Firmen die Ansprechperson',
    street: 'Straße und Hausnummer',
    extra: 'Adresszusatz',
    postcode: 'Postleitzahl',
    city: 'Ort',
    region: 'Bundesstaat oder Provinz',
    country: 'Land',
    vatId: 'USt‑IdNr.',
    vatIdHint: 'Mit Länderkürzel, zum Beispiel DE123456789',
    reference: 'Zeichen des Gastes',
    referenceHint: 'Zum Beispiel eine interne Bestellnummer',
  },
} as const satisfies SameShape<typeof englishOrderInvoice>

/** Abgelehnte Adressen und Einstellungen von Rechnungen. */
export const invoiceErrors = {
  'invoice-postcode': 'Das ist keine gültige Postleitzahl für dieses Land.',
  'invoice-vat-id': 'Das ist keine gültige USt‑IdNr.',
  'invoice-vat-country': 'Diese USt‑IdNr. gehört zu einem anderen Land.',
  'invoice-prefix':
    'Mit diesem Präfix könnten dieselben Nummern entstehen wie mit einem anderen Ihres Teams. Wählen Sie ein anderes.',
  'invoice-siren': 'Eine SIREN hat neun Ziffern.',
  'invoice-account':
    'Dieses Konto muss eine Stelle länger sein als die Erlöskonten, und die müssen alle gleich lang sein.',
  'invoice-datev': 'Tragen Sie zuerst in den Rechnungseinstellungen Ihre DATEV-Nummern ein.',
  'invoice-datev-account': 'Zu einem MwSt.-Satz fehlt das Erlöskonto.',
} as const satisfies SameShape<typeof englishErrors>
