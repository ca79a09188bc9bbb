import { smallBusiness } from '../small-business/en.ts'

/** Texts of a ticket and of its entry in a calendar, in English, the language the others are checked against. */
export const messages = {
  title: 'Tickets: {event}',
  fileName: 'Tickets {number}',
  at: 'Ticket {at, number} of {total, number}',
  when: 'When',
  dateOpen: 'Date to be announced',
  online: 'Online: {website}',
  onlineOnly: 'Online',
  access: 'How to join:',
  doors: 'Doors open: {time}',
  where: 'Where',
  type: 'Ticket',
  name: 'Name',
  addOns: 'Included',
  addOn: '{name}: {price}',
  price: 'Price',
  free: 'Free',
  withTax: '{price}, incl. {rate} VAT: {amount}',
  smallBusiness,
  number: 'Ticket number',
  order: 'Order',
  show: 'Show this code at the entrance, on paper or on your phone. It admits one person, once.',
  code: 'QR code for this ticket',
  test: 'Test ticket: not valid for entry',
  organiser: 'Presented by {organiser}',
} as const

export type TicketMessages = typeof messages
