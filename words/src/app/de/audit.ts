import { audit as log } from '../../audit/de.ts'
import { roles } from '../../roles/de.ts'
import type { SameShape } from '../../same-shape.ts'
import type { audit as english } from '../en/audit.ts'

/** The history of a team. */
export const audit = {
  ...log,
  roles,
  title: 'Verlauf',
  lead: 'Alles, was Mitglieder und API-Token im Team {team} geändert haben. Verkauf und Einlass haben eigene Verläufe. Einträge werden zwei Jahre aufbewahrt.',
  filter: {
    label: 'Verlauf filtern',
    by: 'Person',
    anyone: 'Alle Personen',
    former: 'Andere Person',
    action: 'Aktion',
    allActions: 'Alle Aktionen',
    from: 'Von',
    to: 'Bis',
    wrongWay: 'Das Enddatum darf nicht vor dem Anfangsdatum liegen.',
    only: 'Nur Einträge zu',
    aSubject: 'diesem Objekt',
    all: 'Alle anzeigen',
    clear: 'Filter zurücksetzen',
  },
  file: 'CSV exportieren',
  demo: 'In der Demo nicht verfügbar.',
  count: '{count, plural, one {{shown} Eintrag} other {{shown} Einträge}}',
  pages: 'Seiten',
  newest: 'Neueste',
  older: 'Ältere',
  table: {
    caption: 'Verlauf',
    what: 'Was',
    changes: 'Änderungen',
    who: 'Wer',
    when: 'Wann',
  },
  change: '{label}:',
  more: '{count, plural, one {# weitere Änderung} other {# weitere Änderungen}}',
  about: 'Nur Einträge zu {name}',
  byOnly: 'Nur Einträge von {name}',
  none: { title: 'Noch keine Einträge', body: 'Hier erscheinen die Änderungen der Mitglieder.' },
  noMatch: { title: 'Keine Einträge gefunden', body: 'Zu diesen Filtern passt kein Eintrag.' },
  refused: {
    title: 'Ihre Rolle darf den Verlauf nicht sehen',
    body: 'Die Rollen Leitung und Verwaltung können ihn ansehen.',
  },
} as const satisfies SameShape<typeof english>
