import type { SameShape } from '../../same-shape.ts'
import type { bookingFee as english } from '../en/booking-fee.ts'

export const bookingFee = {
  title: 'Buchungsgebühr',
  lead: 'Je Ticket oder je Bestellung. Kostenlose Tickets und von Ihnen angelegte Bestellungen sind ausgenommen. Änderungen gelten für neue Bestellungen.',
  paidBy: 'Wer trägt sie?',
  payers: {
    none: 'Keine Buchungsgebühr',
    buyer: 'Gäste, zusätzlich zum Preis',
    team: 'Sie selbst, aus dem Preis',
  },
  usualName: 'Buchungsgebühr',
  name: 'Name auf Bestellungen und Rechnungen',
  per: 'Berechnung',
  units: { ticket: 'Je Ticket', order: 'Je Bestellung' },
  cents: 'Betrag',
  bp: 'Zuzüglich eines Anteils am Preis',
  taxRateBp: 'Steuersatz (in der Gebühr enthalten)',
  refunded: 'Bei Stornierung von Tickets erstatten',
  refundedHint:
    'Eine Gebühr je Bestellung wird mit dem letzten Ticket erstattet. Sonst behalten Sie die Gebühr, außer Sie erstatten die ganze Bestellung.',
  examples: {
    title: 'Ein Ticket je Bestellung',
    buyer: '{type}: {total} einschließlich {fee} Gebühr',
    team: '{type}: {fee} Gebühr, {left} bleiben Ihnen',
  },
  save: 'Buchungsgebühr speichern',
  errors: {
    name: 'Geben Sie einen Namen für die Gebühr ein.',
    amount: 'Geben Sie einen Betrag ein, zum Beispiel {example}.',
    nothing: 'Geben Sie einen Betrag, einen Anteil am Preis oder beides ein.',
    share: 'Geben Sie einen Anteil am Preis zwischen 0 und 100 % ein.',
    taxRate: 'Geben Sie einen Steuersatz zwischen 0 und 100 % ein.',
  },
} as const satisfies SameShape<typeof english>
