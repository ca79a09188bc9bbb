import type { SameShape } from '../../same-shape.ts'
import type { demo as english } from '../en/demo.ts'

export const demo = {
  label: 'Über diese Demo',
  banner:
    'Das ist eine Demo: Alles darin ist erfunden, bleibt in diesem Tab und ist weg, sobald Sie die Seite neu laden.',
  open: 'Fehlermeldungen ansehen',
  title: 'Werte, die einen Fehler auslösen',
  lead: 'Geben Sie einen davon ein, um zu sehen, was Foyer dazu sagt. Ein Klick markiert den ganzen Wert.',
  fields: {
    texts: 'Jedes Textfeld, jede Suche',
    website: 'Webadresse einer Veranstaltung',
    notionLink: 'Notion-Link einer Veranstaltung',
    pages: 'Notion-Link einer Veranstaltung, die einen Schlüssel hat',
    notionKey: 'Notion-Schlüssel',
    stripeKey: 'Geheimschlüssel von Stripe, in den Einstellungen',
    slug: 'Öffentliche Adresse einer anderen Veranstaltung',
    email: 'E‑Mail-Adresse im Impressum, in den Einstellungen',
    iban: 'IBAN, in den Einstellungen',
  },
  unchecked: 'Der Schlüssel wird ungeprüft gespeichert, weil keine Antwort kommt.',
} as const satisfies SameShape<typeof english>
