import type { SameShape } from '../same-shape.ts'
import { smallBusiness } from '../small-business/de.ts'
import type { TicketMessages } from './en.ts'

/** Texts of a ticket and of its entry in a calendar, in German. */
export const messages = {
  title: 'Tickets: {event}',
  fileName: 'Tickets {number}',
  at: 'Ticket {at, number} von {total, number}',
  when: 'Wann',
  dateOpen: 'Der Termin steht noch nicht fest',
  online: 'Online: {website}',
  onlineOnly: 'Online',
  access: 'So nehmen Sie teil:',
  doors: 'Einlass: {time}',
  where: 'Wo',
  type: 'Ticket',
  name: 'Name',
  addOns: 'Dazu gebucht',
  addOn: '{name}: {price}',
  price: 'Preis',
  free: 'Kostenlos',
  withTax: '{price}, inkl. {rate} MwSt.: {amount}',
  smallBusiness,
  number: 'Ticketnummer',
  order: 'Bestellung',
  show: 'Zeigen Sie diesen Code am Einlass vor, ausgedruckt oder auf dem Smartphone. Er gilt einmal und für eine Person.',
  code: 'QR-Code dieses Tickets',
  test: 'Testticket: berechtigt nicht zum Einlass',
  organiser: 'Veranstaltet von {organiser}',
} as const satisfies SameShape<TicketMessages>
