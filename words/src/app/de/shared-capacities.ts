import type { SameShape } from '../../same-shape.ts'
import type { sharedCapacities as english } from '../en/shared-capacities.ts'

export const sharedCapacities = {
  title: 'Gemeinsame Kontingente',
  lead: 'Für einen Raum, einen Bus oder einen Tag, den mehrere Ticketarten nutzen. Ist eines voll, sind alle seine Ticketarten ausverkauft.',
  add: 'Gemeinsames Kontingent anlegen',
  save: 'Kontingent speichern',
  name: 'Name',
  nameHint: 'Nur für Ihr Team, zum Beispiel „Großer Saal“.',
  capacity: 'Höchstzahl der Tickets',
  types: 'Ticketarten',
  noTypes: 'Keine Ticketarten. Das Kontingent begrenzt nichts.',
  seats: '{sold, number} verkauft · {held, number} reserviert · {left, number} frei',
  added: '„{name}“ wurde angelegt.',
  saved: '„{name}“ wurde gespeichert.',
  editOne: '{name} bearbeiten',
  deleteOne: '{name} löschen',
  removing: {
    title: '„{name}“ löschen?',
    body: 'Die Ticketarten und ihre Bestellungen bleiben. Nur diese Begrenzung fällt weg.',
    done: '„{name}“ wurde gelöscht.',
  },
  errors: {
    name: 'Geben Sie einen Namen ein.',
    capacity: 'Geben Sie die Höchstzahl als ganze Zahl ein.',
    types: 'Wählen Sie mindestens eine Ticketart.',
  },
} as const satisfies SameShape<typeof english>
