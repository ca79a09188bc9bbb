import type { SameShape } from '../../same-shape.ts'
import type { reports as english } from '../en/reports.ts'

/** The pages of reports. */
export const reports = {
  page: {
    title: 'Berichte',
    period: 'Zeitraum',
    span: { days30: 'Letzte 30 Tage', days90: 'Letzte 90 Tage', days365: 'Letzte 12 Monate', dates: 'Von – bis' },
    from: 'Von',
    to: 'Bis',
    wrongWay: 'Das Ende liegt vor dem Anfang.',
    by: 'Anzeigen nach',
    unit: { day: 'Tag', week: 'Woche', month: 'Monat' },
    group: 'Aufteilen nach',
    groups: {
      none: 'Ohne Aufteilung',
      event: 'Veranstaltung',
      type: 'Ticketart',
      method: 'Zahlungsart',
      rate: 'Steuersatz',
    },
    start: { day: 'Tag', week: 'Woche ab', month: 'Monat ab' },
    salesIn: 'Umsatz in {currency}',
    gross: 'Bruttoumsatz',
    refunded: 'Erstattet',
    net: 'Netto nach Erstattungen',
    tax: 'Steuer nach Erstattungen',
    tickets: 'Tickets',
    orders: 'Bestellungen',
    none: {
      title: 'Kein Umsatz in diesem Zeitraum',
      body: 'Wählen Sie einen längeren Zeitraum. Verkäufe zählen, sobald eine Bestellung bezahlt ist; Testbestellungen zählen nicht.',
    },
    longer: {
      week: 'Der Zeitraum ist zu lang für Tage, deshalb sehen Sie Wochen.',
      month: 'Der Zeitraum ist dafür zu lang, deshalb sehen Sie Monate.',
    },
    views: {
      title: 'Aufrufe der öffentlichen Seiten',
      count: '{views, plural, one {{views, number} Aufruf} other {{views, number} Aufrufe}}',
      conversion:
        '{views, plural, one {{views, number} Aufruf} other {{views, number} Aufrufe}}; {share} davon führten zu einer Bestellung.',
    },
    download: 'Als CSV herunterladen',
    notAllowed: {
      title: 'Mit Ihrer Rolle haben Sie keinen Zugriff auf Berichte',
      body: 'Eine Person, der das Team gehört oder die es verwaltet, kann Ihnen eine andere Rolle geben.',
    },
  },
  method: { free: 'Kostenlos', transfer: 'Überweisung', card: 'Karte' },
  compare: {
    title: 'Mit einer anderen Veranstaltung vergleichen',
    with: 'Veranstaltung zum Vergleich',
    choose: 'Veranstaltung wählen',
    none: 'Keine der beiden Veranstaltungen hat ein Datum und Verkäufe.',
    after: '{days, plural, one {{days, number} Tag} other {{days, number} Tage}} nach der Veranstaltung',
    before:
      '{days, plural, =0 {Am Tag der Veranstaltung} one {{days, number} Tag vor der Veranstaltung} other {{days, number} Tage vor der Veranstaltung}}',
  },
} as const satisfies SameShape<typeof english>
