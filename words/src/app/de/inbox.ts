import type { SameShape } from '../../same-shape.ts'
import type { inbox as english } from '../en/inbox.ts'

export const inbox = {
  title: 'Posteingang',
  empty: {
    title: 'Hier ist noch nichts',
    body: 'Hier wird stehen, was Ihre Veranstaltungen angeht und eine Antwort oder einen Blick braucht. In dieser Version von Foyer kommt noch nichts in den Posteingang.',
    action: 'Zu Ihren Veranstaltungen',
  },
  what: {
    title: 'Was hier eingehen wird',
    questions: 'Was Gäste schreiben, neben ihrer Bestellung',
    notion: 'Wenn sich die Notion-Seite einer Veranstaltung geändert hat oder nicht mehr lesbar ist',
    website: 'Wenn die Website einer Veranstaltung nicht mehr antwortet',
  },
  now: {
    title: 'Was Sie jetzt tun können',
    key: 'Ihren Veranstaltungen den Notion-Schlüssel geben: eine <link>Ihrer Veranstaltungen</link> öffnen und „Schlüssel eingeben“ wählen',
    support: 'Bei Fragen zu Foyer selbst die <link>Hilfe</link> fragen',
  },
} as const satisfies SameShape<typeof english>
