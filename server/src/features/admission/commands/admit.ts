import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Seats } from '../rules.ts'
import { seatsInAll } from '../rules.ts'

/** An order that wants to be let in: its row, its tickets' rows. */
export interface Arrival {
  id: string
  number: string
  language: string
  totalCents: number
  idempotencyKey: string | undefined
  requestHash: string | undefined
  tickets: { id: string; ticketTypeId: string; seed: Buffer; priceCents: number; taxRateBp: number }[]
}

/** What all of them are let in to. */
export interface Sale {
  eventId: string
  teamId: string
  test: boolean
  currency: string
  /** The version of the offer their prices were read from. */
  version: number
  /** When the event is over, of that version; none while its date is open. */
  overAt: Date | undefined
}

/** What the database said. `left` and `now` are true at the moment it said so. */
export type Verdict =
  | { admitted: true; holdExpiresAt: Date; left: Seats }
  | { admitted: false; because: 'changed' | 'window' | 'full'; left: Seats; now: Date }

/** How long seats are held, in minutes. */
export const holdMinutes = 15

interface Answer extends Record<string, unknown> {
  unchanged: boolean
  open: boolean
  fits: boolean
  left: Seats | null
  now: string
  hold_expires_at: string
}

/**
 * Lets orders in, all of them or none, in one statement: it locks the event's row and the rows of the ticket types,
 * looks whether the offer is still the one they read, whether every type is on sale now, the event not over, and
 * whether the seats suffice, and only then takes the seats and writes the orders. Whoever else wants the same rows waits
 * until this is committed, so nothing can change between the look and the writing, in no process.
 */
export async function admit(db: Db, sale: Sale, arrivals: readonly Arrival[]): Promise<Verdict> {
  const { rows } = await db.execute<Answer>(statement(sale, arrivals))
  const [answer] = rows
  if (!answer) throw new Error('the database did not say whether the orders were let in')
  const left = answer.left ?? {}
  if (answer.unchanged && answer.open && answer.fits)
    return { admitted: true, holdExpiresAt: new Date(answer.hold_expires_at), left }
  const because = !answer.unchanged ? 'changed' : answer.open ? 'full' : 'window'
  return { admitted: false, because, left, now: new Date(answer.now) }
}

/** How many seats an order takes, by stock row. */
export function seatsOfArrival(eventId: string, { tickets }: Arrival): Seats {
  return seatsInAll(tickets.map(({ ticketTypeId }) => ({ [ticketTypeId]: 1, [eventId]: 1 })))
}

// as the table keeps it, so that the answer and a repetition of it say the same
const moment = sql`date_trunc('milliseconds', now())`

function statement(sale: Sale, arrivals: readonly Arrival[]) {
  const seats = seatsInAll(arrivals.map((arrival) => seatsOfArrival(sale.eventId, arrival)))
  const ids = Object.keys(seats)
  // in seconds, not as text: an event that was dated 9999 before that was refused is over in the year 10000, and that
  // JavaScript writes as PostgreSQL cannot read it
  const over = sale.overAt ? sale.overAt.getTime() / 1000 : Number.POSITIVE_INFINITY
  const tickets = arrivals.flatMap(({ id, tickets: own }) => own.map((ticket) => ({ ...ticket, orderId: id })))
  // an array is one parameter here; left to itself drizzle would make a list of it
  const column = <T>(rows: readonly T[], of: (row: T) => unknown) => sql.param(rows.map(of))
  return sql`
    with locked as materialized (
      select id, capacity, held, sold, version from stock where id = any(${sql.param(ids)}::text[]) order by id for update
    ),
    asked as (
      select * from unnest(${sql.param(ids)}::text[], ${column(ids, (id) => seats[id])}::int[]) as a (id, quantity)
    ),
    windows as (
      select coalesce(bool_and(coalesce(sales_from, '-infinity') <= now() and now() < coalesce(sales_until, 'infinity')), true) as open
      from ticket_types where id = any(${sql.param(ids)}::text[])
    ),
    verdict as (
      select
        count(*) = ${ids.length} and bool_or(l.id = ${sale.eventId} and l.version = ${sale.version}) as unchanged,
        (select open from windows) and now() < to_timestamp(${over}::float8) as open,
        bool_and(l.capacity is null or l.held + l.sold + a.quantity <= l.capacity) as fits
      from locked l join asked a using (id)
    ),
    admitted as (
      select from verdict where unchanged and open and fits
    ),
    taken as (
      -- from what was locked, and all of it: a row that was changed while we waited for it is first written as it was
      -- before, and the table's check would find that its old capacity and its new seats do not agree
      update stock s set capacity = l.capacity, held = l.held + a.quantity, sold = l.sold
      from locked l join asked a using (id), admitted where s.id = l.id
    ),
    placed as (
      insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents,
        reserved_at, hold_expires_at, idempotency_key, request_hash)
      select o.id, ${sale.teamId}, ${sale.eventId}, o.number, ${sale.test}, 'reserved', o.language, ${sale.currency},
        o.total_cents, ${moment}, ${moment} + make_interval(mins => ${holdMinutes}), o.idempotency_key, o.request_hash
      from admitted, unnest(
        ${column(arrivals, ({ id }) => id)}::text[],
        ${column(arrivals, ({ number }) => number)}::text[],
        ${column(arrivals, ({ language }) => language)}::text[],
        ${column(arrivals, ({ totalCents }) => totalCents)}::int[],
        ${column(arrivals, ({ idempotencyKey }) => idempotencyKey ?? null)}::text[],
        ${column(arrivals, ({ requestHash }) => requestHash ?? null)}::text[]
      ) as o (id, number, language, total_cents, idempotency_key, request_hash)
    ),
    seated as (
      insert into tickets (id, order_id, ticket_type_id, seed, price_cents, tax_rate_bp)
      select t.* from admitted, unnest(
        ${column(tickets, ({ id }) => id)}::text[],
        ${column(tickets, ({ orderId }) => orderId)}::text[],
        ${column(tickets, ({ ticketTypeId }) => ticketTypeId)}::text[],
        ${column(tickets, ({ seed }) => seed)}::bytea[],
        ${column(tickets, ({ priceCents }) => priceCents)}::int[],
        ${column(tickets, ({ taxRateBp }) => taxRateBp)}::int[]
      ) as t (id, order_id, ticket_type_id, seed, price_cents, tax_rate_bp)
    )
    select v.*, now() as now, ${moment} + make_interval(mins => ${holdMinutes}) as hold_expires_at,
      -- as it was before these orders
      (select jsonb_object_agg(id, capacity - held - sold) from locked where capacity is not null) as left
    from verdict v`
}
