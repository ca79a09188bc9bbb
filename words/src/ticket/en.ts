/** What stands on a ticket and in the calendar, in English, the language the others are checked against. */
export const messages = {
  title: 'Tickets: {event}',
  fileName: 'Tickets {number}',
  at: 'Ticket {at, number} of {total, number}',
  when: 'When',
  dateOpen: 'The date is yet to be announced',
  where: 'Where',
  type: 'Ticket',
  name: 'Name',
  price: 'Price',
  free: 'Free',
  withTax: '{price}, including {rate} tax',
  order: 'Order',
  show: 'Show this code at the entrance, on paper or on your phone. It lets one person in, once.',
  code: 'The QR code of this ticket',
  test: 'Test ticket: it lets nobody in',
  organiser: 'Organised by {organiser}',
} as const

export type TicketMessages = typeof messages
