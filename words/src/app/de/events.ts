import type { SameShape } from '../../same-shape.ts'
import type { events as english } from '../en/events.ts'

export const events = {
  title: 'Veranstaltungen',
  eventTitle: 'Veranstaltung',
  table: {
    soldOf: '{sold, number} / {capacity, number}',
    actionsFor: 'Aktionen für {name}',
  },
  states: {
    title: 'Status ändern',
    label: 'Status von {name}: {status}',
    pending: 'Der Status von „{name}“ wird geändert …',
    putOnSale: {
      action: 'Verkauf starten',
      effect: 'Alle sehen die Seite und können Tickets kaufen. Testbestellungen werden gelöscht.',
    },
    reopen: { action: 'Verkauf fortsetzen', effect: 'Tickets können wieder gekauft werden.' },
    close: {
      action: 'Verkauf beenden',
      effect: 'Es werden keine Tickets mehr verkauft. Verkaufte Tickets bleiben gültig.',
    },
    toDraft: {
      action: 'In Entwurf umwandeln',
      effect: 'Nur Ihr Team sieht die Seite. Möglich, solange es keine echten Bestellungen gibt.',
    },
    hasOrders:
      'Für „{name}“ gibt es echte Bestellungen, deshalb kann daraus kein Entwurf mehr werden. Wenn Sie keine Tickets mehr verkaufen möchten, beenden Sie den Verkauf.',
    done: {
      onsale: '„{name}“ ist jetzt im Verkauf.',
      closed: 'Der Verkauf für „{name}“ ist beendet.',
      draft: '„{name}“ ist wieder ein Entwurf.',
    },
    noMail: {
      title: 'Ohne E‑Mails verkaufen?',
      body: 'Es ist kein Mailserver eingerichtet, deshalb bekommen Gäste von „{name}“ keine E‑Mails. Ihre Tickets finden sie nur auf der Seite ihrer Bestellung, die sie auffordert, sie zu speichern.',
      confirm: 'Trotzdem verkaufen',
    },
    notReady: {
      title: 'Noch nicht bereit für den Verkauf',
      body: 'Bevor Sie den Verkauf für „{name}“ starten können, fehlt noch etwas:',
    },
  },
  view: {
    newTab: 'öffnet sich in einem neuen Tab',
    online: 'Online',
    notFound: 'Vielleicht wurde sie gelöscht, oder sie gehört zu einem anderen Team.',
    toList: 'Zu Ihren Veranstaltungen',
  },
} as const satisfies SameShape<typeof english>
