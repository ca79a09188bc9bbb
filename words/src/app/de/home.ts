import type { SameShape } from '../../same-shape.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  title: 'Ihre Veranstaltungen',
  add: 'Veranstaltung anlegen',
  search: 'Veranstaltungen suchen',
  clearSearch: 'Suche leeren',
  sort: {
    label: 'Sortierung',
    dateDesc: 'Datum, neueste zuerst',
    dateAsc: 'Datum, älteste zuerst',
    nameAsc: 'Name, A bis Z',
    nameDesc: 'Name, Z bis A',
    statusAsc: 'Status, Entwürfe zuerst',
    statusDesc: 'Status, geschlossene zuerst',
  },
  filter: { label: 'Status', all: 'Alle' },
  count: '{count, plural, one {{shown} Veranstaltung} other {{shown} Veranstaltungen}}',
  shown: '{shown, number} von {total} angezeigt',
  more: 'Mehr anzeigen',
  moreFailed: 'Die nächsten Veranstaltungen konnten nicht geladen werden. {why}',
  view: 'Ansehen',
  viewEvent: '{name} ansehen',
  editEvent: '{name} bearbeiten',
  sold: '<b>{sold, number}</b> von {capacity, number} Tickets verkauft',
  soldWithoutCapacity: '<b>{sold, number}</b> {sold, plural, one {Ticket} other {Tickets}} verkauft',
  enterKeyFor: 'Schlüssel eingeben: {name}',
  site: {
    trouble: 'Störung bei der Notion-Seite',
    websiteDown: 'Website gestört',
    connected: 'Mit Notion verbunden',
    unchecked: 'Notion-Schlüssel nicht geprüft',
    noKey: 'Notion-Schlüssel fehlt',
    noPage: 'Keine Notion-Seite verlinkt',
  },
  firstUse: {
    title: 'Noch keine Veranstaltungen',
    body: 'Jede Veranstaltung bekommt hier ihr Ticket: mit Termin, Ort, verkauften Tickets und allem, was Sie mit ihr tun können.',
    add: 'Erste Veranstaltung anlegen',
  },
  noMatch: {
    title: 'Nichts gefunden für „{q}“',
    titleOfStatus: 'Keine Veranstaltung mit dem Status „{status}“',
    body: 'Durchsucht wurden Namen, Orte, Städte und Regionen. Prüfen Sie die Schreibweise oder nehmen Sie weniger Wörter.',
    bodyWithStatus:
      'Durchsucht wurden nur Veranstaltungen mit dem Status „{status}“, nach Name, Ort, Stadt und Region.',
    clear: 'Alle Veranstaltungen zeigen',
  },
  delete: {
    title: 'Sind Sie sicher?',
    prompt: 'Zum Löschen auf „Löschen“ drücken',
    final: 'Das lässt sich nicht rückgängig machen',
    button: '{name} löschen',
    notAllowed: 'Veranstaltungen löschen dürfen nur Leitung und Verwaltung des Teams.',
    done: '„{name}“ wurde gelöscht.',
    refused: {
      title: 'Diese Veranstaltung lässt sich nicht löschen',
      hasOrders:
        'Für „{name}“ gibt es Bestellungen. Gäste haben Tickets dafür, und die Buchhaltung braucht sie, deshalb bleibt sie bestehen.',
      close:
        'Schließen Sie sie stattdessen: Dann werden keine Tickets mehr verkauft, und alle verkauften bleiben gültig.',
      closed: 'Sie ist schon geschlossen: Es werden keine Tickets mehr verkauft.',
      closeIt: 'Veranstaltung schließen',
    },
  },
} as const satisfies SameShape<typeof english>
