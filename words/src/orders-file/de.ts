import type { SameShape } from '../same-shape.ts'
import type { ordersFile as english } from './en.ts'

/** The columns of orders as a CSV file, in German. */
export const ordersFile = {
  fileName: 'bestellungen',
  number: 'Bestellung',
  ordered: 'Bestellt am',
  status: 'Status',
  test: 'Test',
  event: 'Veranstaltung',
  name: 'Gast',
  email: 'E-Mail',
  tickets: 'Tickets',
  total: 'Gesamtbetrag',
  received: 'Erhalten',
  refunded: 'Erstattet',
  currency: 'Währung',
  method: 'Zahlungsart',
  paid: 'Bezahlt am',
  due: 'Fällig am',
  company: 'Firma',
  vatId: 'USt‑IdNr.',
  documents: 'Rechnungen und Korrekturen',
  code: 'Code',
  yes: 'ja',
  no: 'nein',
  methods: {
    free: 'Kostenlos',
    transfer: 'Überweisung',
    card: 'Karte',
    cash: 'Bar',
    terminal: 'Kartenterminal',
    'guest-list': 'Gästeliste',
  },
  statuses: {
    reserved: 'Reserviert',
    requested: 'Angefragt',
    pending: 'Zahlung offen',
    paid: 'Bezahlt',
    expired: 'Verfallen',
    cancelled: 'Storniert',
  },
} as const satisfies SameShape<typeof english>
