/** The capacities that ticket types of an event share. */
export const sharedCapacities = {
  title: 'Shared capacities',
  lead: 'For a room, a bus or a day that several ticket types use. A ticket type is sold out as soon as one of them is full.',
  add: 'Add shared capacity',
  save: 'Save shared capacity',
  name: 'Name',
  nameHint: 'For your team only, such as “Main hall”.',
  capacity: 'Maximum number of tickets',
  types: 'Ticket types',
  noTypes: 'No ticket types. It has no effect.',
  seats: '{sold, number} sold · {held, number} reserved · {left, number} left',
  added: '“{name}” added.',
  saved: '“{name}” saved.',
  editOne: 'Edit {name}',
  deleteOne: 'Delete {name}',
  removing: {
    title: 'Delete “{name}”?',
    body: 'The ticket types and their orders stay. Only this limit is lifted.',
    done: '“{name}” deleted.',
  },
  errors: {
    name: 'Enter a name.',
    capacity: 'Enter the maximum as a whole number.',
    types: 'Choose at least one ticket type.',
  },
} as const
