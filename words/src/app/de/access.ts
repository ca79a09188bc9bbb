import { permissions } from '../../permissions/de.ts'
import { roles } from '../../roles/de.ts'
import type { SameShape } from '../../same-shape.ts'
import type { access as english } from '../en/access.ts'

export const access = {
  role: 'Rolle',
  roles,
  roleNotes: {
    owner: 'Ist für das Team verantwortlich und darf alles.',
    admin: 'Führt das Team im Alltag und darf alles, was die Leitung darf, außer das Team zu löschen.',
    manager: 'Plant Veranstaltungen: legt sie an, bearbeitet sie und startet den Verkauf.',
    'box-office': 'Kümmert sich um Gäste und ihre Bestellungen.',
    door: 'Lässt die Gäste ein.',
    viewer: 'Kann alles ansehen, aber nichts ändern.',
  },
  permissions,
  rights: 'Was diese Rolle darf',
  eventChoice: {
    legend: 'Veranstaltungen',
    all: 'Alle Veranstaltungen',
    allHint: 'Auch solche, die später dazukommen.',
    chosen: 'Ausgewählte Veranstaltungen',
    search: 'Veranstaltungen suchen',
    clear: 'Suche leeren',
    count:
      '{count, plural, =0 {Noch keine Veranstaltung ausgewählt.} one {# Veranstaltung ausgewählt.} other {# Veranstaltungen ausgewählt.}}',
    none: 'Keine Veranstaltung gefunden.',
    more: '{count, plural, one {# weitere Veranstaltung: Suchen Sie nach ihrem Namen.} other {# weitere Veranstaltungen: Suchen Sie nach einem Namen.}}',
    required: 'Wählen Sie mindestens eine Veranstaltung.',
    short: '{count, plural, =0 {keine Veranstaltung mehr} one {# Veranstaltung} other {# Veranstaltungen}}',
    everything: 'Leitung und Verwaltung arbeiten immer mit allen Veranstaltungen.',
  },
} as const satisfies SameShape<typeof english>
