import type { SameShape } from '../../same-shape.ts'
import type { addOns as english, addOnOrders as englishOrders } from '../en/add-ons.ts'

export const addOns = {
  title: 'Extras',
  lead: 'Ein Workshop, ein Abendessen, ein T‑Shirt in mehreren Größen: was Gäste zu einem Ticket dazubuchen können.',
  add: 'Gruppe von Extras anlegen',
  save: 'Extras speichern',
  nameHint: 'Gäste sehen ihn über der Auswahl.',
  minPerTicket: 'Mindestens pro Ticket',
  minHint: 'Bei 0 ist die Wahl freiwillig.',
  maxPerTicket: 'Höchstens pro Ticket',
  types: 'Für diese Tickets',
  allTypes: 'Alle Ticketarten',
  noTypes: 'Keine Ticketarten: Gäste sehen sie nicht.',
  choice: 'Zur Auswahl',
  addOnName: 'Extra {number, number}',
  taxRate: 'Steuersatz',
  addOne: 'Weiteres Extra',
  removeOne: '{name} entfernen',
  hasOrders:
    'Dazu gibt es Bestellungen, deshalb lässt es sich nicht entfernen. Senken Sie das Kontingent, um es nicht mehr zu verkaufen.',
  last: 'Eine Gruppe braucht mindestens ein Extra.',
  optional: 'Freiwillig · bis zu {max, number} pro Ticket',
  required: '{min, number} pro Ticket',
  range: '{min, number} bis {max, number} pro Ticket',
  seats: '{sold, number} verkauft · {held, number} reserviert · {left, number} frei',
  moveUp: '{name} nach oben',
  moveDown: '{name} nach unten',
  removing: {
    title: '„{name}“ löschen?',
    body: 'Gäste können daraus nicht mehr wählen. Extras, die bestellt wurden, lassen sich nicht löschen.',
    done: '„{name}“ wurde gelöscht.',
  },
  errors: {
    addOnName: 'Geben Sie einen Namen für Extra {number, number} ein.',
    price: 'Geben Sie einen Preis für Extra {number, number} ein, zum Beispiel {example}.',
    taxRate: 'Geben Sie für Extra {number, number} einen Prozentsatz zwischen 0 und 100 ein.',
    capacity: 'Geben Sie das Kontingent von Extra {number, number} als ganze Zahl ein.',
    range: '{field}: Geben Sie eine ganze Zahl zwischen {least, number} und {most, number} ein.',
    minAboveMax: 'Die Mindestmenge darf nicht über der Höchstmenge liegen.',
    types: 'Wählen Sie mindestens eine Ticketart.',
  },
} as const satisfies SameShape<typeof english>

/** An add-on order and its main order. */
export const addOnOrders = {
  belongsTo: 'Extras zu Bestellung',
  list: 'Nachbestellte Extras',
  title: 'Extras',
} as const satisfies SameShape<typeof englishOrders>
