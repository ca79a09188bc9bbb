import type { SameShape } from '../../same-shape.ts'
import type { overview as english } from '../en/overview.ts'

export const overview = {
  ready: {
    title: 'Bereit für den Verkauf?',
    progress: '{done, number} von {total, number} Schritten erledigt',
    readyTitle: 'Bereit für den Verkauf',
    readyBody: 'Alles ist vorbereitet. Sobald der Verkauf läuft, können alle die Seite sehen und Tickets kaufen.',
    step: {
      'date-open': 'Termin festlegen',
      'no-ticket-type': 'Ticketart anlegen',
      'imprint-missing': 'Impressum ausfüllen',
      'no-payment-method': 'Zahlungsart einrichten',
    },
    ideas: {
      title: 'Damit die Seite auch einlädt:',
      description: 'Beschreibung schreiben',
      cover: 'Titelbild hinzufügen',
      place: 'Ort angeben',
      mail: 'E‑Mail-Versand einrichten',
    },
    done: 'erledigt',
    missing: 'offen',
  },
  types: { title: 'Tickets nach Art', more: 'Tickets bearbeiten' },
  present: {
    title: 'Am Einlass',
    more: 'Zum Einlass',
    count: '{admitted, number} von {expected, number} eingelassen',
    countWithInside: '{admitted, number} von {expected, number} eingelassen, {inside, number} gerade da',
  },
  orders: { title: 'Letzte Bestellungen', more: 'Alle Bestellungen', none: 'Noch keine Bestellungen.' },
  questions: { title: 'Offene Fragen', more: 'Alle offenen Fragen', none: 'Keine Frage wartet auf eine Antwort.' },
  deadlines: {
    title: 'Nächste Termine',
    none: 'Noch keine. Hier erscheinen Termine, sobald die Veranstaltung oder der Verkauf einer Ticketart einen hat.',
    salesStart: 'Verkaufsstart: {name}',
    salesEnd: 'Verkaufsende: {name}',
    transfers: 'Überweisungen fällig: {count, plural, one {# Bestellung} other {# Bestellungen}}, {amount}',
    balancesDue: 'Offene Restbeträge: {count, plural, one {# Bestellung} other {# Bestellungen}}, {amount}',
    starts: 'Die Veranstaltung beginnt',
    ends: 'Die Veranstaltung endet',
  },
} as const satisfies SameShape<typeof english>
