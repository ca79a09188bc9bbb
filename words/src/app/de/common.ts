import type { SameShape } from '../../same-shape.ts'
import type { common as english } from '../en/common.ts'

export const common = {
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  delete: 'Löschen',
  discard: 'Änderungen verwerfen',
  edit: 'Bearbeiten',
  loading: 'Wird geladen …',
  optional: 'freiwillig',
  retry: 'Noch einmal versuchen',
  save: 'Änderungen speichern',
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  status: { onsale: 'Im Verkauf', closed: 'Geschlossen', draft: 'Entwurf' },
  ticketsSold: '{sold, number} von {capacity, number} Tickets verkauft',
  dateOpen: 'Termin offen',
  timeZones: {
    often: 'Oft gewählt',
    open: 'Alle Zeitzonen zeigen',
    none: 'So heißt keine Zeitzone. Versuchen Sie es mit einer Stadt oder dem Namen der Zeit, etwa „Lisbon“ oder „Mitteleuropäische“.',
    areas: {
      Europe: 'Europa',
      Africa: 'Afrika',
      America: 'Amerika',
      Antarctica: 'Antarktis',
      Arctic: 'Arktis',
      Asia: 'Asien',
      Atlantic: 'Atlantik',
      Australia: 'Australien',
      Indian: 'Indischer Ozean',
      Pacific: 'Pazifik',
      Other: 'Andere',
    },
  },
  unsaved: {
    title: 'Ohne Speichern verlassen?',
    body: 'Die Eingaben auf dieser Seite sind nicht gespeichert und gehen verloren.',
    stay: 'Weiter bearbeiten',
    leave: 'Ohne Speichern verlassen',
  },
  changedMeanwhile: {
    title: 'Das hat inzwischen jemand anderes geändert',
    body: 'Ihre Eingaben sind noch da und nicht gespeichert. Inzwischen ist gespeichert:',
    nothing: 'nichts',
    take: 'Gespeichertes übernehmen',
    keep: 'Meine Eingaben behalten',
  },
  formErrors: {
    heading:
      '{count, plural, one {Eine Angabe braucht Ihre Aufmerksamkeit} other {# Angaben brauchen Ihre Aufmerksamkeit}}',
    titlePrefix: 'Fehler: {title}',
  },
} as const satisfies SameShape<typeof english>
