import type { SameShape } from '../../same-shape.ts'
import type { attendees as english } from '../en/attendees.ts'

/** The attendees of an event. */
export const attendees = {
  search: 'Teilnehmer suchen',
  searchHint: 'Name, E‑Mail, Ticket- oder Bestellnummer',
  clearSearch: 'Suche leeren',
  filter: { type: 'Ticketart', allTypes: 'Alle Ticketarten', state: 'Status', coming: 'Gültig und unbezahlt' },
  state: { valid: 'Gültig', unpaid: 'Unbezahlt', cancelled: 'Storniert' },
  test: 'Test',
  count: '{count, plural, one {{shown} Teilnehmer} other {{shown} Teilnehmer}}',
  shown: '{shown, number} von {total} angezeigt',
  more: 'Mehr anzeigen',
  moreFailed: 'Weitere Teilnehmer konnten nicht geladen werden. {why}',
  table: {
    caption: 'Teilnehmer',
    name: 'Name',
    type: 'Ticket',
    number: 'Ticketnummer',
    order: 'Bestellung',
    state: 'Status',
    ordered: 'Bestellt',
  },
  noName: 'Ohne Namen',
  files: {
    button: 'Exportieren und drucken',
    list: 'Liste',
    badges: 'Namensschilder, 90 × 60 mm',
    csv: 'CSV-Datei',
    csvHint: 'Alle Teilnehmer, auf die die Filter passen, für die Tabellenkalkulation',
    print: 'Liste zum Drucken',
    printHint: 'Alphabetisch, zum Abhaken von Hand',
    sheets: 'Auf A4-Bögen',
    sheetsHint: 'Acht je Bogen, mit Schnittlinien',
    single: 'Eines je Seite',
    singleHint: 'Für Etikettendrucker',
    newTab: 'öffnet sich in einem neuen Tab',
    demo: 'In der Demo nicht verfügbar.',
  },
  empty: {
    title: 'Noch keine Teilnehmer',
    body: 'Hier erscheinen alle, die ein Ticket für diese Veranstaltung haben.',
  },
  noMatch: {
    title: 'Keine passenden Teilnehmer',
    body: 'Gesucht wurde in Namen, E‑Mail-Adressen, Ticket- und Bestellnummern, mit den Filtern oben.',
    clear: 'Alle Teilnehmer anzeigen',
  },
} as const satisfies SameShape<typeof english>
