import type { SameShape } from '../../same-shape.ts'
import type { search as english } from '../en/search.ts'

export const search = {
  title: 'Suche',
  box: 'In Foyer suchen',
  clear: 'Suche leeren',
  hint: {
    title: 'Was suchen Sie?',
    body: 'Name oder Ort einer Veranstaltung, Bestellnummer, Name oder E-Mail-Adresse eines Käufers, ein Wort aus einer Unterhaltung: Ein Teil davon genügt. Mit den Pfeiltasten bewegen Sie sich durch die Ergebnisse.',
  },
  recent: { title: 'Letzte Suchen', forget: 'Löschen' },
  found: '{count, plural, =0 {Nichts gefunden} one {# Ergebnis} other {{shown} Ergebnisse}} für „{q}“',
  similar: 'Nichts enthält „{q}“. Diese Ergebnisse sind ähnlich.',
  groups: { events: 'Veranstaltungen', orders: 'Bestellungen', threads: 'Unterhaltungen', members: 'Mitglieder' },
  all: {
    events: 'Alle passenden Veranstaltungen anzeigen',
    orders: 'Alle passenden Bestellungen anzeigen',
    threads: 'Alle passenden Unterhaltungen anzeigen',
    members: 'Team anzeigen',
  },
  noMatch: {
    title: 'Nichts gefunden für „{q}“',
    body: 'Gesucht wurde in Ihren Veranstaltungen, Bestellungen, Unterhaltungen und Mitgliedern. Prüfen Sie die Schreibweise oder verwenden Sie weniger Wörter.',
    all: 'Alle Veranstaltungen anzeigen',
  },
} as const satisfies SameShape<typeof english>
