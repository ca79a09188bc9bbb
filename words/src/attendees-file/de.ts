import type { SameShape } from '../same-shape.ts'
import type { attendeesFile as english } from './en.ts'

/** The attendees of an event as a CSV file, as a page to print and on badges, in German. */
export const attendeesFile = {
  fileName: 'teilnehmer',
  badgesFileName: 'namensschilder',
  name: 'Name',
  type: 'Ticket',
  number: 'Ticketnummer',
  state: 'Status',
  buyer: 'Gast',
  email: 'E-Mail',
  buyerEmail: 'E-Mail des Gastes',
  arrivedAt: 'Eingelassen',
  gate: 'Eingang',
  order: 'Bestellung',
  ordered: 'Bestellt am',
  price: 'Preis',
  currency: 'Währung',
  test: 'Test',
  addOns: 'Extras',
  states: { valid: 'Gültig', unpaid: 'Unbezahlt', cancelled: 'Storniert' },
  title: 'Teilnehmer',
  printed: 'Stand',
  howToPrint:
    'Drucken Sie diese Seite über das Menü Ihres Browsers (Strg+P oder ⌘P). Später eingegangene Bestellungen sind nicht enthalten.',
  arrived: 'Da',
  badges: 'Namensschilder',
  code: 'QR-Code des Tickets',
  yes: 'ja',
  no: 'nein',
} as const satisfies SameShape<typeof english>
