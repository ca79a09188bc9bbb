import type { SameShape } from '../same-shape.ts'
import type { reportFile as english } from './en.ts'

/** The columns of a report as a CSV file, in German. */
export const reportFile = {
  start: { day: 'Tag', week: 'Woche ab', month: 'Monat ab' },
  group: { none: '', event: 'Veranstaltung', type: 'Ticketart', method: 'Zahlungsart', rate: 'Steuersatz' },
  method: {
    free: 'Kostenlos',
    transfer: 'Überweisung',
    card: 'Karte',
    cash: 'Bar',
    terminal: 'Kartenterminal',
    'guest-list': 'Gästeliste',
    complimentary: 'Freikarte',
  },
  other: 'Weitere',
  currency: 'Währung',
  orders: 'Bestellungen',
  tickets: 'Tickets',
  gross: 'Bruttoumsatz',
  net: 'Nettoumsatz',
  tax: 'Enthaltene Steuer',
  refunded: 'Erstattet',
  refundedNet: 'Netto erstattet',
  refundedTax: 'Steuer in Erstattungen',
  paidFees: 'Von Ihnen übernommene Buchungsgebühren',
  fileName: 'umsatz',
  accountingFileName: 'buchhaltung',
} as const satisfies SameShape<typeof english>
