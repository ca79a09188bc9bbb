import type { SameShape } from '../../same-shape.ts'
import type { search as english } from '../en/search.ts'

export const search = {
  title: 'Suche',
  box: 'In Foyer suchen',
  clear: 'Suche leeren',
  hint: {
    title: 'Was suchen Sie?',
    body: 'Suchen Sie nach Name, Ort, Stadt oder Region einer Veranstaltung; ein Teil davon genügt. Mit den Pfeiltasten bewegen Sie sich durch die Ergebnisse.',
  },
  recent: { title: 'Letzte Suchen', forget: 'Löschen' },
  found:
    '{count, plural, =0 {Nichts gefunden für „{q}“} one {# Ergebnis für „{q}“} other {# Ergebnisse für „{q}“ angezeigt}}',
  events: 'Veranstaltungen',
  all: 'In der Liste der Veranstaltungen anzeigen',
  noMatch: {
    title: 'Nichts gefunden für „{q}“',
    body: 'Gesucht wurde nach Name, Ort, Stadt und Region Ihrer Veranstaltungen. Prüfen Sie die Schreibweise oder verwenden Sie weniger Wörter.',
    all: 'Alle Veranstaltungen anzeigen',
  },
} as const satisfies SameShape<typeof english>
