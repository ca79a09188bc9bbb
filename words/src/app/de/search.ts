import type { SameShape } from '../../same-shape.ts'
import type { search as english } from '../en/search.ts'

export const search = {
  title: 'Suche',
  box: 'In Foyer suchen',
  clear: 'Suche leeren',
  hint: {
    title: 'Was suchen Sie?',
    body: 'Geben Sie einen Teil von Name, Ort, Stadt oder Region einer Veranstaltung ein. Die Pfeiltasten führen durch die Ergebnisse.',
  },
  recent: { title: 'Zuletzt gesucht', forget: 'Vergessen' },
  found:
    '{count, plural, =0 {Nichts gefunden für „{q}“} one {# Ergebnis für „{q}“} other {# Ergebnisse für „{q}“ angezeigt}}',
  events: 'Veranstaltungen',
  all: 'In der Liste der Veranstaltungen zeigen',
  noMatch: {
    title: 'Nichts gefunden für „{q}“',
    body: 'Durchsucht wurden Namen, Orte, Städte und Regionen Ihrer Veranstaltungen. Prüfen Sie die Schreibweise oder nehmen Sie weniger Wörter.',
    all: 'Alle Veranstaltungen zeigen',
  },
} as const satisfies SameShape<typeof english>
