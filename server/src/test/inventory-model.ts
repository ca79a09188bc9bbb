import { randomUUID } from 'node:crypto'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { priceSpan } from '@foyer/contract/price/discounts'
import { sql } from 'drizzle-orm'
import { changeTickets } from '../features/inventory/commands/change-tickets.ts'
import { holdUses, releaseUses } from '../features/inventory/commands/code-uses.ts'
import { changeCapacity, changeMembers } from '../features/inventory/commands/inventory-rows.ts'
import { lockInventoryAndBumpVersion, lockInventoryOfOrder } from '../features/inventory/commands/lock-inventory.ts'
import type { CodeOfOrder, NewOrder } from '../features/inventory/commands/reservation-rows.ts'
import { seatsOfOrder } from '../features/inventory/commands/reservation-rows.ts'
import { reserveBatch } from '../features/inventory/commands/reserve-batch.ts'
import { sellReserved } from '../features/inventory/commands/sell-reserved.ts'
import { sourcesOfEvent } from '../features/inventory/queries/sources-of-event.ts'
import type { Offer } from '../features/inventory/queries.ts'
import { offerAt } from '../features/inventory/queries.ts'
import type { PendingReservation, ReservationRequest } from '../features/inventory/service/new-order.ts'
import { buildOrder } from '../features/inventory/service/new-order.ts'
import { randomShortNumber } from '../features/inventory/service/short-number.ts'
import type { Db } from '../lib/db.ts'
import { newId } from '../lib/id.ts'

// An event with shared capacities and codes for the model test of the inventory, and the changes of its seats.

// a and b count in the event and may share capacities; c is an add-on that does neither
export const kinds = ['a', 'b', 'c'] as const
export const shares = ['s', 'r'] as const
/** k is used by orders; h by tickets of the type a, and it may hold their seats. */
export const codes = ['k', 'h'] as const
export type Kind = (typeof kinds)[number]
export type Share = (typeof shares)[number]
export type Code = (typeof codes)[number]
/** d is an add-on that is bought later only, to any ticket. */
export type Row = 'all' | Kind | 'd' | Share | Code
export type Quantities = Record<Kind, number>
/** The most add-ons d that a ticket may have. */
export const mostPerTicket = 2

/** Add-ons d to a ticket of an order. */
interface Added {
  orderId: string
  ticketId: string
  d: number
}
/** The items and the code of an order, or what it adds to another one. */
type Purchase = ({ code: Code | null } & Quantities) | Added

/** A change of what the event sells. */
export type OfferStep =
  | { do: 'resize'; row: Row; capacity: number | null }
  | { do: 'share'; share: Share; members: Kind[] }
  | { do: 'hold' }
  | { do: 'release' }

/** A change of tickets: one of `from` is cancelled, and one of `to` is added. */
export interface Correction {
  from: Kind
  to: Kind | null
  /** Whether the added one is a use of the order's code. */
  usesCode: boolean
}

/** The capacities at the start. */
export type Capacities = Record<'a' | 'b' | 'd' | 's' | 'k' | 'h', number>

/** Creates an event with three ticket types, of which a and b share a capacity, an add-on and two codes. */
export async function createEvent(db: Db, sizes: Capacities) {
  const eventId = `evt_${randomUUID()}`
  const prefixes = { a: 'tkt', b: 'tkt', c: 'tkt', d: 'tkt', s: 'shc', r: 'shc', k: 'pmo', h: 'pmo' }
  const groupId = `adg_${eventId}`
  const idOf = (row: Row) => (row === 'all' ? eventId : `${prefixes[row]}_${row}_${eventId}`)
  await db.execute(sql`
    with event as (
      insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency)
      values (${eventId}, 'tea_1', 'Rush', ${eventId}, now(), true, 'UTC', 'https://example.com/', 'On Sale', 'EUR')
    ), inventory_rows as (
      insert into inventory (id, event_id, kind, capacity, counts_in) values
        (${eventId}, ${eventId}, 'event', null, '{}'),
        (${idOf('a')}, ${eventId}, 'ticket-type', ${sizes.a}, array[${eventId}, ${idOf('s')}]),
        (${idOf('b')}, ${eventId}, 'ticket-type', ${sizes.b}, array[${eventId}, ${idOf('s')}]),
        (${idOf('c')}, ${eventId}, 'ticket-type', 5, '{}'), (${idOf('d')}, ${eventId}, 'ticket-type', ${sizes.d}, '{}'),
        (${idOf('s')}, ${eventId}, 'shared', ${sizes.s}, '{}'), (${idOf('r')}, ${eventId}, 'shared', 8, '{}'),
        (${idOf('k')}, ${eventId}, 'code', ${sizes.k}, '{}'), (${idOf('h')}, ${eventId}, 'code', ${sizes.h}, '{}')
    ), add_on_group as (
      insert into add_on_groups (id, event_id, name, position, min_per_ticket, max_per_ticket)
      values (${groupId}, ${eventId}, 'D', 0, 0, ${mostPerTicket})
    ), types as (
      insert into ticket_types
        (id, event_id, name, price_cents, tax_rate_bp, min_per_order, max_per_order, hidden, position, kind, add_on_group_id)
      values (${idOf('a')}, ${eventId}, 'A', 0, 0, 1, 10, false, 0, 'ticket', null),
        (${idOf('b')}, ${eventId}, 'B', 0, 0, 1, 10, false, 1, 'ticket', null),
        (${idOf('c')}, ${eventId}, 'C', 0, 0, 1, 10, false, 2, 'ticket', null),
        (${idOf('d')}, ${eventId}, 'D', 0, 0, 1, 10, false, 3, 'add-on', ${groupId})
    )
    insert into promo_codes (id, event_id, code, effect, amount, use)
    values (${idOf('k')}, ${eventId}, 'K', 'none', 0, 'order'), (${idOf('h')}, ${eventId}, 'H', 'none', 0, 'ticket')`)
  return { db, eventId, idOf }
}
export type TestEvent = Awaited<ReturnType<typeof createEvent>>

const buyer = { name: 'Robin', email: 'robin@example.org' }

interface ReserveOptions {
  /** Whether they are sold at once. */
  sells?: boolean
  db?: Db
}

/** Reserves seats with the offer of now, and again when it has changed in the meantime. */
export async function reserve(event: TestEvent, purchase: Purchase, options: ReserveOptions = {}) {
  for (;;) {
    const tried = await tryToReserve(event, purchase, options)
    const { order, result } = tried
    if (result.reserved) return { ...tried, id: order.id, reserved: true, reservedAt: result.reservedAt }
    if (result.reason !== 'offer-changed') return { ...tried, id: order.id, reserved: false, reservedAt: new Date(0) }
  }
}

export async function tryToReserve(
  event: TestEvent,
  purchase: Purchase,
  { sells = false, db = event.db }: ReserveOptions = {},
) {
  const { eventId, idOf } = event
  const offer = await offerAt(db, eventId)
  if (!offer) throw new Error('The event has no offer')
  // after the offer: a code that has changed since has raised the version
  const { rows } = await db.execute<{ holds: string | null }>(
    sql`select sets_aside_in as holds from inventory where id = ${idOf('h')}`,
  )
  const request = { ...requestedOf(event, purchase), buyer: sells ? buyer : undefined }
  const { order: plain } = buildOrder(offer, request, randomShortNumber)
  if (!plain) throw new Error('The offer does not have these items')
  const code = 'code' in purchase ? purchase.code : null
  const order = code ? withCode(offer, plain, event, code, rows[0]?.holds ?? undefined) : plain
  const limits = { test: false, maxSeatsPerNetwork: { reserved: 30, unpaid: 100 }, priceSpan: priceSpan([], 0) }
  const sale = { ...offer, ...limits }
  return { offer, order, result: await reserveBatch(db, sale, [order]) }
}

function requestedOf({ idOf }: TestEvent, purchase: Purchase): ReservationRequest {
  if (!('d' in purchase))
    return requestOf(
      kinds.flatMap((kind) => (purchase[kind] > 0 ? [{ ticketTypeId: idOf(kind), quantity: purchase[kind] }] : [])),
    )
  const { orderId, ticketId, d } = purchase
  const item = { ticketId, ticketTypeId: idOf('a'), addOns: [{ ticketTypeId: idOf('d'), quantity: d }] }
  return { ...requestOf([]), addsTo: { orderId, items: [item] } }
}

const requestOf = (items: ReservationRequest['items']): ReservationRequest => ({
  items,
  language: 'en',
  idempotencyKey: undefined,
  requestHash: undefined,
  network: undefined,
  mayReserveTest: async () => false,
})

/** The error with which a call is rejected. */
export const refusalOf = (reject: (call: PendingReservation) => unknown): Promise<unknown> =>
  new Promise((resolve) => {
    reject({ input: requestOf([]), resolve, reject: resolve })
  })

function withCode(offer: Offer, order: NewOrder, { idOf }: TestEvent, name: Code, holds: string | undefined): NewOrder {
  const code: CodeOfOrder =
    name === 'k' ? { id: idOf('k'), code: 'K', use: 'order' } : { id: idOf('h'), code: 'H', use: 'ticket', holds }
  const tickets = order.tickets.map((ticket) =>
    name === 'h' && ticket.ticketTypeId === idOf('a') ? { ...ticket, codeUse: code.id } : ticket,
  )
  return { ...order, code, tickets, seats: seatsOfOrder(offer, { tickets, code }) }
}

/** Sells an order that was reserved. @returns whether it was sold */
export async function sellOne({ db, eventId, idOf }: TestEvent, { id, reservedAt }: { id: string; reservedAt: Date }) {
  const { rows } = await db.execute<{ version: number; sources: string }>(
    sql`select version, ${sourcesOfEvent(sql`${eventId}`)} as sources from inventory where id = ${eventId}`,
  )
  const [found] = rows
  if (!found) return false
  const order = { id, reservedAt, rows: [...kinds, ...codes].map(idOf), tickets: 1, network: null, buyer }
  const sold = await sellReserved(db, { id: eventId, ...found }, [order], [])
  return sold.has(id)
}

/** Cancels a ticket of an order, a use of the code h first, and adds one of another type in its place if `to` is given. */
export async function correct(db: Db, { idOf }: TestEvent, orderId: string, { from, to, usesCode }: Correction) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from tickets where order_id = ${orderId} and ticket_type_id = ${idOf(from)} and cancelled_at is null
    order by code_use nulls last limit 1`)
  const { rows: orders } = await db.execute<{ code_id: string | null }>(
    sql`select code_id from orders where id = ${orderId}`,
  )
  const isUse = usesCode && to === 'a' && orders[0]?.code_id === idOf('h')
  const price = { priceCents: 0, taxRateBp: 0, name: null, email: null, passedOnAt: null }
  const added = to
    ? [{ id: newId('tic'), number: randomShortNumber(), ticketTypeId: idOf(to), seed: Buffer.alloc(16) }]
    : []
  return await changeTickets(db, {
    orderId,
    cancelled: rows.map(({ id }) => id),
    added: rows.length > 0 ? added.map((ticket) => ({ ...ticket, ...price, codeUse: isUse ? idOf('h') : null })) : [],
    adjustments: [],
    timelineEntry: 'tickets-cancelled',
  })
}

/** The first ticket of an order, and whether it is valid. */
export async function firstTicketOf({ db }: TestEvent, orderId: string) {
  const { rows } = await db.execute<{ id: string; isLive: boolean }>(sql`
    select id, cancelled_at is null as "isLive" from tickets where order_id = ${orderId} order by id limit 1`)
  if (!rows[0]) throw new Error('The order has no ticket')
  return rows[0]
}

type Reserved = Awaited<ReturnType<typeof reserve>>

export const isAddOnOrder = ({ order }: Reserved): boolean => order.mainId !== undefined

/** Adds add-ons to the first ticket of an order. */
export async function addTo(event: TestEvent, { id: orderId }: Reserved, d: number, sells = false): Promise<Reserved> {
  const { id: ticketId } = await firstTicketOf(event, orderId)
  return await reserve(event, { orderId, ticketId, d }, { sells })
}

/** The add-on orders that are neither paid nor promised, and whose tickets are cancelled or of an order that is not paid. */
export async function lostAddOnOrders({ db, eventId }: TestEvent) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct o.id from orders o join tickets a on a.order_id = o.id and a.cancelled_at is null
      join tickets t on t.id = a.add_on_of join orders m on m.id = t.order_id
    where o.event_id = ${eventId} and o.status in ('reserved', 'requested')
      and (t.cancelled_at is not null or m.status <> 'paid')`)
  return rows
}

/** Runs a change of an order as the callers do: with the inventory locked by a statement before it. */
export const withLock = <T>({ db }: TestEvent, orderId: string, change: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await lockInventoryOfOrder(tx, orderId)
    return await change(tx)
  })

/** Runs a change of the offer as the callers do. @returns whether it was possible */
const changeOffer = ({ db, eventId }: TestEvent, change: (tx: Db) => Promise<void>): Promise<boolean> =>
  db
    .transaction(async (tx) => {
      await lockInventoryAndBumpVersion(tx, eventId)
      await change(tx)
    })
    .then(
      () => true,
      (error: unknown) => {
        // whatever else refuses it is a fault: above all a constraint of the table
        if (error instanceof ProblemError) return false
        throw error
      },
    )

/** @returns whether the change was possible */
export function applyToOffer(event: TestEvent, next: OfferStep): Promise<boolean> {
  const { idOf } = event
  return changeOffer(event, async (tx) => {
    if (next.do === 'resize') await changeCapacity(tx, idOf(next.row), next.capacity)
    else if (next.do === 'share') await changeMembers(tx, idOf(next.share), next.members.map(idOf))
    else if (next.do === 'hold') await holdUses(tx, idOf('h'), idOf('a'))
    else await releaseUses(tx, [idOf('h')])
  })
}

type InventoryRow = { id: string; held: number; sold: number; set_aside: number }

export const inventoryOf = async ({ db, eventId }: TestEvent) =>
  (
    await db.execute<InventoryRow>(
      sql`select id, held, sold, set_aside from inventory where event_id = ${eventId} order by id`,
    )
  ).rows

/** The inventory rows of an event that disagree with its orders, with each other or with their capacity, and how. */
export async function wrongRows({ db, eventId }: TestEvent) {
  const { rows: wrong } = await db.execute<{ id: string; fault: string }>(sql`
    with items as (
      select t.id as ticket_id, t.ticket_type_id, t.code_use, o.id as order_id, o.code_use as used_by_order, o.status = 'paid' as is_sold
      from orders o join tickets t on t.order_id = o.id and t.cancelled_at is null
      where o.event_id = ${eventId} and o.status in ('reserved', 'requested', 'pending', 'paid')
    ),
    uses as (
      select ticket_type_id as id, is_sold from items
      union all select code_use, is_sold from items where code_use is not null
      union all select code_use, status = 'paid' from orders
        where event_id = ${eventId} and code_use is not null and status in ('reserved', 'requested', 'pending', 'paid')
    ),
    counted as (
      select id, count(*) filter (where not is_sold)::int as held, count(*) filter (where is_sold)::int as sold
      from uses group by id
    ),
    all_rows as (select * from inventory where event_id = ${eventId})
    -- types and codes: their items and uses
    select s.id, 'orders' as fault from all_rows s left join counted c using (id)
    where s.kind in ('ticket-type', 'code') and (s.held, s.sold) is distinct from (coalesce(c.held, 0), coalesce(c.sold, 0))
    union all
    -- the event and shared capacities: the sums of what counts in them
    select s.id, 'members' from all_rows s left join lateral (
      select coalesce(sum(m.held), 0) as held, coalesce(sum(m.sold), 0) as sold, coalesce(sum(m.set_aside), 0) as set_aside
      from all_rows m where s.id = any(m.counts_in)
    ) m on true
    where s.kind in ('event', 'shared') and (s.held, s.sold, s.set_aside) is distinct from (m.held, m.sold, m.set_aside)
    union all
    -- seats set aside: the uses that are left of the codes that hold them
    select s.id, 'set aside' from all_rows s left join lateral (
      select coalesce(sum(c.capacity - c.held - c.sold), 0) as seats from all_rows c where c.sets_aside_in = s.id
    ) c on true
    where s.kind in ('ticket-type', 'code') and s.set_aside <> c.seats
    union all
    select id, 'capacity' from all_rows where held + sold + set_aside > capacity
    union all
    -- tickets: no more add-ons than each may have
    select add_on_of, 'places' from tickets where id in (select ticket_id from items) and add_on_of is not null
    group by 1 having count(*) > ${mostPerTicket}`)
  return wrong
}
