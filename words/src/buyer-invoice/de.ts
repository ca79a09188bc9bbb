import type { SameShape } from '../same-shape.ts'
import type { BuyerInvoice } from './en.ts'

/** Texte der Rechnung eines Gastes: das Formular für den Empfänger und die Dokumente, auf Deutsch. */
export const invoice = {
  title: 'Rechnung',
  ask: 'Ich brauche eine Rechnung',
  correct: 'Empfänger korrigieren',
  lead: 'Bis die Rechnung ausgestellt ist, können Sie den Empfänger korrigieren.',
  fold: 'Füllen Sie die Adresse aus, wenn Sie eine Rechnung brauchen.',
  recipient: 'Rechnungsempfänger',
  optional: '{label} (optional)',
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
  reference: 'Ihr Zeichen',
  referenceHint: 'Zum Beispiel Ihre interne Bestellnummer',
  save: 'Empfänger speichern',
  vatRefused:
    'Laut VIES, dem Prüfdienst der EU, ist {vatId} keine gültige USt‑IdNr. Bitte prüfen Sie sie: Bis die Rechnung ausgestellt ist, können Sie sie korrigieren.',
  refused: 'Der Empfänger lässt sich hier nicht mehr ändern. Bitte wenden Sie sich an {organiser}.',
  expected: {
    now: 'Die Rechnung für {recipient} wird gerade ausgestellt. Sie finden sie hier, sobald sie fertig ist.',
    'once-paid':
      'Die Rechnung für {recipient} wird ausgestellt, sobald die Bestellung bezahlt ist. Sie finden sie dann hier.',
  },
  kinds: { invoice: 'Rechnung', cancellation: 'Stornorechnung', 'credit-note': 'Rechnungskorrektur' },
  document: '{kind} {number} (PDF)',
  facts: '{day}, {amount}',
  notReady: 'Die Datei wird gerade erstellt. Laden Sie die Seite gleich neu.',
  errors: {
    company: 'Geben Sie den Namen der Firma ein, zu der die USt‑IdNr. gehört.',
    name: 'Geben Sie den Namen des Empfängers ein.',
    street: 'Geben Sie Straße und Hausnummer des Empfängers ein.',
    postcode: 'Geben Sie eine gültige Postleitzahl dieses Landes ein.',
    city: 'Geben Sie den Ort des Empfängers ein.',
    region: 'Geben Sie den Bundesstaat oder die Provinz des Empfängers ein.',
    country: 'Wählen Sie das Land des Empfängers.',
    vatId: 'Geben Sie eine gültige USt‑IdNr. ein, zum Beispiel DE123456789.',
    vatCountry: 'Geben Sie eine USt‑IdNr. des gewählten Landes ein.',
  },
} as const satisfies SameShape<BuyerInvoice>
