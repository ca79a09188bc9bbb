import type { SameShape } from '../../same-shape.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  title: 'Ihre Veranstaltungen',
  add: 'Veranstaltung anlegen',
  search: 'Veranstaltungen suchen',
  clearSearch: 'Suche leeren',
  sort: {
    label: 'Sortierung',
    'date-desc': 'Datum, neueste zuerst',
    'date-asc': 'Datum, älteste zuerst',
    'next-asc': 'Nächste zuerst',
    'name-asc': 'Name, A bis Z',
    'name-desc': 'Name, Z bis A',
    'status-asc': 'Status, Entwürfe zuerst',
    'status-desc': 'Status, geschlossene zuerst',
  },
  filter: { label: 'Status', all: 'Alle' },
  count: '{count, plural, one {{shown} Veranstaltung} other {{shown} Veranstaltungen}}',
  shown: '{shown, number} von {total} angezeigt',
  more: 'Mehr anzeigen',
  moreFailed: 'Weitere Veranstaltungen konnten nicht geladen werden. {why}',
  view: 'Ansehen',
  viewEvent: '{name} ansehen',
  editEvent: '{name} bearbeiten',
  sold: '<b>{sold, number}</b> von {capacity, number} Tickets verkauft',
  soldWithoutCapacity: '<b>{sold, number}</b> {sold, plural, one {Ticket} other {Tickets}} verkauft',
  enterKey: 'Schlüssel eingeben',
  site: {
    trouble: 'Notion-Seite nicht lesbar',
    websiteDown: 'Störung der Website',
    connected: 'Mit Notion verbunden',
    unchecked: 'Notion-Schlüssel nicht geprüft',
    noKey: 'Notion-Schlüssel fehlt',
    noPage: 'Keine Notion-Seite verlinkt',
    described: 'Seite in Foyer verfasst',
  },
  firstUse: {
    title: 'Noch keine Veranstaltungen',
    body: 'In drei Schritten zum Verkauf: Veranstaltung anlegen, Tickets hinzufügen, Verkauf starten.',
    add: 'Erste Veranstaltung anlegen',
  },
  noMatch: {
    title: 'Nichts gefunden für „{q}“',
    titleOfStatus: 'Keine Veranstaltung mit dem Status „{status}“',
    body: 'Gesucht wurde nach Name, Ort, Stadt und Region. Prüfen Sie die Schreibweise oder verwenden Sie weniger Wörter.',
    bodyWithStatus: 'Gesucht wurde nur in Veranstaltungen mit dem Status „{status}“, nach Name, Ort, Stadt und Region.',
    clear: 'Alle Veranstaltungen anzeigen',
  },
  delete: {
    title: 'Sind Sie sicher?',
    prompt: 'Zum Löschen drücken Sie auf „Löschen“',
    final: 'Das lässt sich nicht rückgängig machen',
    button: '{name} löschen',
    notAllowed: 'Nur die Rollen Leitung und Verwaltung dürfen Veranstaltungen löschen.',
    done: '„{name}“ wurde gelöscht.',
    refused: {
      title: 'Diese Veranstaltung lässt sich nicht löschen',
      hasOrders:
        'Für „{name}“ gibt es Bestellungen. Ihre Gäste haben Tickets, und Ihre Buchhaltung braucht die Belege. Deshalb bleibt die Veranstaltung bestehen.',
      close:
        'Beenden Sie stattdessen den Verkauf: Dann werden keine Tickets mehr verkauft, und die verkauften bleiben gültig.',
      closed: 'Der Verkauf ist schon beendet.',
      closeIt: 'Verkauf beenden',
    },
  },
} as const satisfies SameShape<typeof english>
