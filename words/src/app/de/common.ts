import type { SameShape } from '../../same-shape.ts'
import type { common as english } from '../en/common.ts'

export const common = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  delete: 'Löschen',
  discard: 'Verwerfen',
  edit: 'Bearbeiten',
  loading: 'Wird geladen …',
  optional: 'optional',
  retry: 'Erneut versuchen',
  save: 'Änderungen speichern',
  saved: 'Gespeichert',
  status: { onsale: 'Im Verkauf', closed: 'Geschlossen', draft: 'Entwurf' },
  dateOpen: 'Termin offen',
  onlineAt: 'Online: {website}',
  unsaved: {
    title: 'Ohne Speichern verlassen?',
    body: 'Ihre Eingaben auf dieser Seite sind noch nicht gespeichert und gehen verloren.',
    stay: 'Weiter bearbeiten',
    leave: 'Ohne Speichern verlassen',
  },
  editConflict: {
    title: 'Jemand anderes hat das inzwischen geändert',
    body: 'Ihre Eingaben sind noch da, aber nicht gespeichert. Gespeichert ist jetzt:',
    nothing: 'leer',
    take: 'Gespeichertes übernehmen',
    keep: 'Meine Eingaben behalten',
  },
  answers: { yes: 'Ja', no: 'Nein' },
  formErrors: {
    heading: '{count, plural, one {Bitte prüfen Sie eine Angabe} other {Bitte prüfen Sie # Angaben}}',
    titlePrefix: 'Fehler: {title}',
  },
} as const satisfies SameShape<typeof english>
