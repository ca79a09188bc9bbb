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
    wrongWay: 'Das Enddatum darf nicht vor dem Anfangsdatum liegen.',
    tooLong: 'Ein Bericht kann höchstens 100 Jahre umfassen.',
    show: 'Kennzahl',
    figures: { sales: 'Umsatz', tickets: 'Tickets', orders: 'Bestellungen' },
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
    weekFrom: 'Woche ab {day}',
    salesIn: 'Umsatz in {currency}',
    chart: {
      sales: 'Umsatz in {currency}',
      tickets: 'Verkaufte Tickets ({currency})',
      orders: 'Bestellungen ({currency})',
    },
    gross: 'Bruttoumsatz',
    refunded: 'Erstattet',
    net: 'Nettoumsatz nach Erstattungen',
    tax: 'Steuer nach Erstattungen',
    tickets: 'Tickets',
    orders: 'Bestellungen',
    paidFees: 'Von Ihnen übernommene Buchungsgebühren',
    none: {
      title: 'Kein Umsatz in diesem Zeitraum',
      body: 'Wählen Sie einen längeren Zeitraum. Verkäufe zählen, sobald eine Bestellung bezahlt ist; Testbestellungen zählen nicht.',
    },
    longer: {
      week: 'Der Zeitraum ist zu lang für Tage, deshalb sehen Sie Wochen.',
      month: 'Der Zeitraum ist zu lang für Wochen, deshalb sehen Sie Monate.',
    },
    views: {
      title: 'Aufrufe der öffentlichen Seiten',
      views: 'Aufrufe',
      share: 'Führten zu einer Bestellung',
      count: '{views, plural, one {{views, number} Aufruf} other {{views, number} Aufrufe}}',
      conversion:
        '{views, plural, one {{views, number} Aufruf} other {{views, number} Aufrufe}}; {share} davon führten zu einer Bestellung.',
    },
    zone: 'Die Tage richten sich nach der Zeitzone {zone}.',
    zoneOfEvents: 'Die Tage jeder Veranstaltung richten sich nach deren Zeitzone.',
    download: 'Bericht als CSV herunterladen',
    downloadDemo: 'Die Demo erstellt keine Dateien. In Ihrem eigenen Foyer laden Sie den Bericht hier herunter.',
    accounting: 'Für die Buchhaltung herunterladen',
    notAllowed: {
      title: 'Ihre Rolle hat keinen Zugriff auf Berichte',
      body: 'Wenn Sie Zugriff brauchen, wenden Sie sich an die Leitung oder Verwaltung Ihres Teams.',
    },
  },
  method: {
    free: 'Kostenlos',
    transfer: 'Überweisung',
    card: 'Karte',
    cash: 'Bar',
    terminal: 'Kartenterminal',
    'guest-list': 'Gästeliste',
    complimentary: 'Freikarte',
  },
  compare: {
    file: 'Vergleich von Veranstaltungen',
    daysAfter: 'Tage nach der Veranstaltung',
    sales: 'Bruttoumsatz bis zu jedem Tag vor der Veranstaltung, aufsummiert',
    tickets: 'Verkaufte Tickets bis zu jedem Tag vor der Veranstaltung, aufsummiert',
    title: 'Mit einer anderen Veranstaltung vergleichen',
    with: 'Veranstaltung zum Vergleich',
    choose: 'Veranstaltung wählen',
    none: 'Keine der beiden Veranstaltungen hat sowohl ein Datum als auch Verkäufe.',
    after: '{days, plural, one {{days, number} Tag} other {{days, number} Tage}} nach der Veranstaltung',
    before:
      '{days, plural, =0 {Am Tag der Veranstaltung} one {{days, number} Tag vor der Veranstaltung} other {{days, number} Tage vor der Veranstaltung}}',
  },
} as const satisfies SameShape<typeof english>
