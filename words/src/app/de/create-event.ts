import type { SameShape } from '../../same-shape.ts'
import type { createEvent as english } from '../en/create-event.ts'

export const createEvent = {
  title: 'Veranstaltung anlegen',
  siteTitle: 'Titel',
  notionLink: 'Notion-Link',
  notionHint: 'Die Seite, die Ihre Veranstaltung beschreibt. In Notion: „Teilen“, dann „Link kopieren“.',
  notionRecognised: 'Notion-Seite erkannt',
  notionRecognisedAs: 'Notion-Seite erkannt: {title}',
  urlLink: 'Webadresse',
  urlHint: 'Zum Beispiel www.example.com.',
  titleRequired: 'Der Titel fehlt',
  notionLinkRequired: 'Der Notion-Link fehlt',
  urlLinkRequired: 'Die Webadresse fehlt',
  add: 'Anlegen',
  added: '„{name}“ wurde angelegt.',
  notAllowed: {
    title: 'Sie können in diesem Team keine Veranstaltungen anlegen',
    body: 'Dafür brauchen Sie eine Rolle, die Veranstaltungen ändern darf, und zwar für alle Veranstaltungen des Teams. Fragen Sie die Leitung oder Verwaltung des Teams.',
  },
} as const satisfies SameShape<typeof english>
