/** The groups of add-ons of an event, as its organisers see them. */
export const addOns = {
  title: 'Add-ons',
  lead: 'A workshop, a dinner, a T-shirt in sizes: what buyers can take with a ticket.',
  add: 'Add group of add-ons',
  save: 'Save add-ons',
  nameHint: 'Buyers see it above the choice.',
  minPerTicket: 'Minimum per ticket',
  minHint: '0 makes it optional.',
  maxPerTicket: 'Maximum per ticket',
  types: 'For these tickets',
  allTypes: 'All ticket types',
  noTypes: 'No ticket types, so buyers don’t see it.',
  choice: 'To choose from',
  addOnName: 'Add-on {number, number}',
  taxRate: 'Tax rate',
  addOne: 'Add another',
  removeOne: 'Remove {name}',
  hasOrders: 'Orders have it, so it can’t be removed. Lower its quantity to stop selling it.',
  last: 'A group needs at least one add-on.',
  optional: 'Optional · up to {max, number} per ticket',
  required: '{min, number} per ticket',
  range: '{min, number} to {max, number} per ticket',
  seats: '{sold, number} sold · {held, number} reserved · {left, number} left',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  removing: {
    title: 'Delete “{name}”?',
    body: 'Buyers can no longer choose from it. Add-ons that were ordered can’t be deleted.',
    done: '“{name}” deleted.',
  },
  errors: {
    addOnName: 'Enter a name for add-on {number, number}.',
    price: 'Enter a price for add-on {number, number}, such as {example}.',
    taxRate: 'Enter a percentage between 0 and 100 for add-on {number, number}.',
    capacity: 'Enter the quantity of add-on {number, number} as a whole number.',
    range: '{field}: enter a whole number between {least, number} and {most, number}.',
    minAboveMax: 'The minimum can’t be above the maximum.',
    types: 'Choose at least one ticket type.',
  },
} as const

/** An add-on order and its main order. */
export const addOnOrders = {
  belongsTo: 'Add-ons for order',
  list: 'Add-on orders',
  title: 'Add-ons',
} as const
