import type { SameShape } from '../../same-shape.ts'
import type { orders as english } from '../en/orders.ts'

export const orders = {
  title: 'Bestellungen',
  empty: {
    title: 'Noch keine Bestellungen',
    body: 'Hier werden die Bestellungen aller Veranstaltungen dieses Teams stehen. Diese Version von Foyer verkauft noch keine Tickets, deshalb gibt es keine.',
    action: 'Zu Ihren Veranstaltungen',
  },
  what: {
    title: 'Was eine Bestellung zeigen wird',
    who: 'Wer bestellt hat und wann',
    tickets: 'Welche Tickets, für welche Veranstaltung',
    amount: 'Wie viel, und ob bezahlt ist',
    history: 'Was mit ihr geschah: verschickt, geändert, storniert, erstattet',
  },
  now: {
    title: 'Was Sie jetzt tun können',
    event: '<link>Veranstaltungen anlegen</link>, mit Termin und Ort',
    imprint: '<link>Impressum ausfüllen</link>: Ohne geht nichts in den Verkauf',
    bank: '<link>Bankverbindung angeben</link>, auf die überwiesen wird',
  },
} as const satisfies SameShape<typeof english>
