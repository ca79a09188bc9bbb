import { msPerDay, msPerMinute } from '@foyer/contract/durations'
import type { PaymentMethod } from '@foyer/contract/order-states'
import type { Ticket } from '@foyer/contract/orders'
import { totalOfLines } from '@foyer/contract/price'
import type { OrderRow, PromoCodeRow, TicketTypeRow } from '../rows.ts'
import { seedMe } from './me.ts'
import type { OrderSeed } from './order-seeds.ts'
import { priceOf, withCodes, withGifts } from './order-seeds.ts'
import { ticketsSoldByType } from './ticket-types.ts'

const firstNames = ['Anna', 'Émile', 'Jürgen', 'Zoë', 'Mehmet', 'Chiara', 'Lukas', 'Aïcha', 'Oliver', 'Frieda', 'Noé']
const lastNames = ['Keller', 'Dubois', 'Öztürk', 'Schäfer', 'Rossi', 'Meyer', 'Lefèvre', 'Novak', 'Brandt', 'Ward']
const ticketsPerOrder = [2, 1, 3, 2, 4, 1, 2]

const intervalMs = 97 * msPerMinute

/** The seed orders, the newest last: the paid ones add up to `ticketsSoldByType`, and one order has each other status;
 * of the cancelled ones one is refunded and one has a refund that the team owes. Some have codes, and two are gifts. */
export function seedOrders(now: Date, types: readonly TicketTypeRow[], codes: readonly PromoCodeRow[]): OrderRow[] {
  const paid = ticketsSoldByType.flatMap(({ ticketType, sold }) => {
    const type = types.find(({ id }) => id === ticketType)
    return type ? paidOrdersOf(type, sold) : []
  })
  const others = (['owed', 'expired', 'refunded', 'requested', 'pending'] as const).flatMap((outcome) => {
    const type = types.find(({ id }) => id === (outcome === 'requested' ? 'tkt_3' : 'tkt_6'))
    return type ? [{ type, quantity: 2, outcome }] : []
  })
  const seeds: OrderSeed[] = [...withGifts(withCodes(interleave(paid), codes)), ...others]
  return seeds.map((seed, index) => orderOf(seed, index, new Date(now.getTime() - (seeds.length - index) * intervalMs)))
}

/** Splits the sold tickets of a type into orders of different sizes. */
function paidOrdersOf(type: TicketTypeRow, sold: number): OrderSeed[] {
  const seeds: OrderSeed[] = []
  for (let left = sold; left > 0; ) {
    const quantity = Math.min(left, ticketsPerOrder[seeds.length % ticketsPerOrder.length] ?? 1, type.maxPerOrder)
    seeds.push({ type, quantity, outcome: 'paid' })
    left -= quantity
  }
  return seeds
}

/** Mixes the orders of the events. The step shares no divisor with their number, so each order is taken once. */
function interleave(seeds: readonly OrderSeed[]): OrderSeed[] {
  const step = [37, 41, 43].find((prime) => seeds.length % prime !== 0) ?? 1
  return seeds.flatMap((_, index) => seeds[(index * step) % seeds.length] ?? [])
}

function orderOf(seed: OrderSeed, index: number, placedAt: Date): OrderRow {
  const { type, quantity, outcome, code, waived } = seed
  const id = `ord_${index + 1}`
  const totalCents = totalOfLines([{ priceCents: priceOf(seed), quantity }])
  const paidBy = index % 3 === 0 && outcome === 'paid' ? 'card' : 'transfer'
  const method: PaymentMethod = waived ?? (totalCents === 0 ? 'free' : paidBy)
  const name = `${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]}`
  const email = `buyer${index + 1}@example.com`
  const reservedAt = placedAt.toISOString()
  const settledAt = new Date(placedAt.getTime() + (method === 'transfer' ? 26 * 60 : 2) * msPerMinute).toISOString()
  const isRefund = outcome === 'refunded' || outcome === 'owed'
  const isRequest = outcome === 'requested'
  const isPaid = outcome === 'paid' || isRefund
  const mailOfOrder = isPaid ? 'orderConfirmed' : 'paymentInstructions'
  const mailKind = isRequest ? 'approvalRequested' : mailOfOrder
  const unpaidState = outcome === 'pending' ? 'pending' : 'cancelled'
  const payment = { id: `pay_${index + 1}`, method, amountCents: totalCents, removable: false, createdAt: reservedAt }
  return {
    id,
    number: numberOf(index),
    team: '1',
    eventId: type.event,
    status: isRefund ? 'cancelled' : outcome,
    test: false,
    name,
    email,
    language: index % 4 === 1 ? 'fr' : 'de',
    totalCents,
    currency: 'EUR',
    ...(!isRequest && { paymentMethod: method }),
    ...(code && { code: code.code }),
    reservedAt,
    tickets: Array.from({ length: quantity }, (_, seat) =>
      ticketOf(seed, `tic_${index + 1}_${seat + 1}`, numberOf((index + 1) * 100 + seat)),
    ),
    receivedCents: isPaid ? totalCents : 0,
    payments: totalCents === 0 || isRequest ? [] : [{ ...payment, state: isPaid ? 'confirmed' : unpaidState }],
    refunds: isRefund
      ? [
          {
            id: `ref_${index + 1}`,
            method,
            amountCents: totalCents,
            createdAt: settledAt,
            ...(outcome === 'owed' ? { state: 'owed' } : { state: 'done', sentOn: settledAt.slice(0, 10) }),
          },
        ]
      : [],
    ...(outcome === 'owed' && {
      owedCents: totalCents,
      refundAccount: { holder: name, iban: 'FR1420041010050500013M02606' },
    }),
    mails: [
      { id: `mai_${index + 1}`, kind: mailKind, to: email, state: 'sent', createdAt: isPaid ? settledAt : reservedAt },
    ],
    timeline: [
      { kind: isRequest ? 'requested' : 'placed', at: reservedAt, ...(waived && { by: seedMe().name }) },
      ...(isPaid && totalCents > 0 ? [{ kind: 'paid' as const, at: settledAt, amountCents: totalCents }] : []),
      ...(outcome === 'expired' ? [{ kind: 'expired' as const, at: settledAt }] : []),
      ...(isRefund ? [{ kind: 'cancelled' as const, at: settledAt, detail: 'Ill on the day' }] : []),
      ...(outcome === 'owed' ? [{ kind: 'refund-owed' as const, at: settledAt, amountCents: totalCents }] : []),
      ...(outcome === 'owed' ? [{ kind: 'refund-account' as const, at: settledAt }] : []),
      ...(outcome === 'refunded' ? [{ kind: 'refunded' as const, at: settledAt, amountCents: totalCents }] : []),
    ],
    ...(outcome === 'pending' && { dueAt: new Date(placedAt.getTime() + 14 * msPerDay).toISOString() }),
  }
}

const ticketOf = ({ type, ...seed }: OrderSeed, id: string, number: string): Ticket => ({
  id,
  number,
  ticketType: type.id,
  typeName: type.name,
  priceCents: priceOf({ type, ...seed }),
  ...(seed.code && { listPriceCents: type.priceCents }),
  taxRateBp: type.taxRateBp,
})

const alphabet = '23456789CDFHJKLMNPQRTVWX'

/** An order number that looks random, as the server's are, and is the same on every load. */
function numberOf(index: number): string {
  const half = (seed: number) =>
    [1, 24, 576, 13_824].map((place) => alphabet.charAt(Math.floor(seed / place) % alphabet.length)).join('')
  return `${half((index + 1) * 314_159)}-${half((index + 1) * 271_828)}`
}
