import type { PaymentMethod } from '@foyer/contract/order-states'
import type { Ticket } from '@foyer/contract/orders'
import type { OrderRow, TicketTypeRow } from '../rows.ts'
import { sampleSales } from './ticket-types.ts'

const firstNames = ['Anna', 'Émile', 'Jürgen', 'Zoë', 'Mehmet', 'Chiara', 'Lukas', 'Aïcha', 'Oliver', 'Frieda', 'Noé']
const lastNames = ['Keller', 'Dubois', 'Öztürk', 'Schäfer', 'Rossi', 'Meyer', 'Lefèvre', 'Novak', 'Brandt', 'Ward']
const sizes = [2, 1, 3, 2, 4, 1, 2]

const minute = 60_000
/** Between two orders. */
const pause = 97 * minute

/** Orders whose tickets come to what the sample events have sold, and one of each other kind. The newest come last. */
export function sampleOrders(now: Date, types: readonly TicketTypeRow[]): OrderRow[] {
  const paid = sampleSales.flatMap(({ ticketType, sells }) => {
    const type = types.find(({ id }) => id === ticketType)
    return type ? ordersOf(type, sells) : []
  })
  const regular = types.find(({ id }) => id === 'tkt_6')
  const wishes: Wish[] = [
    ...mixed(paid),
    ...(regular ? (['expired', 'refunded', 'pending'] as const).map((end) => ({ type: regular, count: 2, end })) : []),
  ]
  return wishes.map((wish, at) => orderOf(wish, at, new Date(now.getTime() - (wishes.length - at) * pause)))
}

interface Wish {
  type: TicketTypeRow
  count: number
  end: 'paid' | 'expired' | 'refunded' | 'pending'
}

function ordersOf(type: TicketTypeRow, sells: number): Wish[] {
  const wishes: Wish[] = []
  for (let left = sells; left > 0; ) {
    const count = Math.min(left, sizes[wishes.length % sizes.length] ?? 1, type.maxPerOrder)
    wishes.push({ type, count, end: 'paid' })
    left -= count
  }
  return wishes
}

// by a step that shares no divisor with their number each is taken once, and the events come mixed
function mixed(wishes: readonly Wish[]): Wish[] {
  const step = [37, 41, 43].find((prime) => wishes.length % prime !== 0) ?? 1
  return wishes.flatMap((_, at) => wishes[(at * step) % wishes.length] ?? [])
}

function orderOf({ type, count, end }: Wish, at: number, placed: Date): OrderRow {
  const id = `ord_${at + 1}`
  const totalCents = count * type.priceCents
  const method: PaymentMethod = totalCents === 0 ? 'free' : at % 3 === 0 && end === 'paid' ? 'card' : 'transfer'
  const name = `${firstNames[at % firstNames.length]} ${lastNames[at % lastNames.length]}`
  const email = `buyer${at + 1}@example.com`
  const when = placed.toISOString()
  const later = new Date(placed.getTime() + (method === 'transfer' ? 26 * 60 : 2) * minute).toISOString()
  const came = end === 'paid' || end === 'refunded'
  const payment = { id: `pay_${at + 1}`, method, amountCents: totalCents, createdAt: when }
  return {
    id,
    number: numberOf(at),
    team: '1',
    eventId: type.event,
    status: end === 'refunded' ? 'cancelled' : end,
    test: false,
    name,
    email,
    language: at % 4 === 1 ? 'fr' : 'de',
    totalCents,
    currency: 'EUR',
    paymentMethod: method,
    reservedAt: when,
    tickets: Array.from({ length: count }, (_, seat) => ticketOf(type, `tic_${at + 1}_${seat + 1}`)),
    payments:
      method === 'free'
        ? []
        : [{ ...payment, state: came ? 'confirmed' : end === 'pending' ? 'pending' : 'cancelled' }],
    refunds:
      end === 'refunded' ? [{ id: `ref_${at + 1}`, state: 'done', amountCents: totalCents, createdAt: later }] : [],
    mails: [
      {
        id: `mai_${at + 1}`,
        kind: came ? 'orderConfirmed' : 'paymentInstructions',
        to: email,
        state: 'sent',
        createdAt: came ? later : when,
      },
    ],
    timeline: [
      { kind: 'placed', at: when },
      ...(came && method !== 'free' ? [{ kind: 'paid' as const, at: later, amountCents: totalCents }] : []),
      ...(end === 'expired' ? [{ kind: 'expired' as const, at: later }] : []),
      ...(end === 'refunded' ? [{ kind: 'cancelled' as const, at: later, detail: 'Ill on the day' }] : []),
      ...(end === 'refunded' ? [{ kind: 'refunded' as const, at: later, amountCents: totalCents }] : []),
    ],
    ...(end === 'pending' && { dueAt: new Date(placed.getTime() + 14 * 24 * 60 * minute).toISOString() }),
  }
}

const ticketOf = (type: TicketTypeRow, id: string): Ticket => ({
  id,
  ticketType: type.id,
  typeName: type.name,
  priceCents: type.priceCents,
  taxRateBp: type.taxRateBp,
})

const letters = '23456789BCDFGHJKLMNPQRSTVWXZ'

// looks drawn by lot as the real ones are, and is the same each time
function numberOf(at: number): string {
  const half = (seed: number) =>
    [1, 28, 784, 21_952].map((place) => letters.charAt(Math.floor(seed / place) % letters.length)).join('')
  return `${half((at + 1) * 314_159)}-${half((at + 1) * 271_828)}`
}
