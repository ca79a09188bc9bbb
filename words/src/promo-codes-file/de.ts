import type { SameShape } from '../same-shape.ts'
import type { promoCodesFile as english } from './en.ts'

/** The promo codes of an event as a CSV file, in German. Files with these columns can be imported. */
export const promoCodesFile = {
  fileName: 'codes',
  code: 'Code',
  tag: 'Schlagwort',
  state: 'Status',
  percent: 'Rabatt in Prozent',
  amount: 'Rabatt als Betrag',
  price: 'Fester Preis',
  currency: 'Währung',
  use: 'Als eine Einlösung zählt',
  uses: 'Anzahl der Einlösungen',
  sold: 'Eingelöst',
  held: 'Reserviert',
  perEmail: 'Einlösungen pro E-Mail-Adresse',
  types: 'Ticketarten',
  unlocks: 'Schaltet verborgene Ticketarten frei',
  holds: 'Hält Plätze frei',
  withDiscounts: 'Zusätzlich zu Rabatten',
  minTickets: 'Mindestanzahl an Tickets',
  minTotal: 'Mindestbetrag',
  validFrom: 'Gültig ab',
  validUntil: 'Gültig bis',
  note: 'Notiz',
  created: 'Angelegt',
  link: 'Link',
  states: { valid: 'Aktiv', scheduled: 'Geplant', ended: 'Beendet', 'used-up': 'Aufgebraucht' },
  useOf: { order: 'Bestellung', ticket: 'Ticket' },
  yes: 'ja',
  no: 'nein',
} as const satisfies SameShape<typeof english>
