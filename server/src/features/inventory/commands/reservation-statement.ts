import type { CancellationPolicy } from '@foyer/contract/cancellation-policy'
import { sql } from 'drizzle-orm'
import { columnOf, fixedStatement } from '../../../lib/fixed-statement.ts'
import { insertMails } from '../../mails/commands/insert-mails.ts'
import { sourcesOfEvent } from '../queries/sources-of-event.ts'
import type { NetworkSeats, Seats } from '../rules.ts'
import { insertAcceptedTexts } from './accepted-texts.ts'
import { insertFreeSeats } from './free-seats.ts'
import type { ReservationRows } from './reservation-rows.ts'

/** How long a reservation holds its seats, in minutes. A buyer can extend it once by the same time. */
export const holdMinutes = 15

export interface ReservationResult extends Record<string, unknown> {
  offer_is_current: boolean
  is_on_sale: boolean
  has_seats: boolean
  is_within_network_limit: boolean
  are_expired: boolean
  fits_tickets: boolean
  seats_left: Seats | null
  taken_by_network: Record<string, NetworkSeats> | null
  add_ons_left: Seats | null
  renewable: string[] | null
  ended_codes: string[] | null
  now: string
  reserved_at: string
  hold_expires_at: string
  cancellation: CancellationPolicy | null
}

// The columns store milliseconds. With the same precision here, the first response and the response to a repeated
// request, which is read from the table, are equal.
const reservedAt = sql.raw(`date_trunc('milliseconds', now())`)
const holdExpiresAt = sql.raw(`date_trunc('milliseconds', now()) + make_interval(mins => ${holdMinutes})`)

// In seconds and not as text: an event may be dated 9999, because earlier versions accepted such dates, and then ends in
// the year 10000. PostgreSQL cannot parse the ISO text of JavaScript for that year.
const eventEndSeconds = ({ event: { overAt } }: ReservationRows): number =>
  overAt ? overAt.getTime() / 1000 : Number.POSITIVE_INFINITY

/** Runs the statement of `reserveBatch`. */
export const runReservation = fixedStatement<ReservationRows, ReservationResult>((value) => {
  const seats = columnOf(value, (rows) => rows.seats)
  const networks = columnOf(value, (rows) => rows.networks)
  const networkIds = value((rows) => rows.networks.map(({ id }) => id))
  const orders = columnOf(value, (rows) => rows.orders)
  const addOns = columnOf(value, (rows) => rows.addOns)
  const entries = columnOf(value, (rows) => rows.entries)
  const tickets = columnOf(value, (rows) => rows.tickets)
  const eventId = value(({ event }) => event.eventId)
  const teamId = value(({ event }) => event.teamId)
  const sources = value(({ event }) => event.sources ?? null)
  const ids = value((rows) => rows.seats.map(({ id }) => id))
  const codes = value((rows) => rows.codes)
  const renewed = value((rows) => rows.renewed)
  return sql`
    with locked_inventory as materialized (
      select id, capacity, held, sold, set_aside, version from inventory where id = any(${ids}::text[]) order by id for update
    ),
    requested_seats as (
      select * from unnest(${ids}::text[], ${seats(({ held }) => held, 'int')}, ${seats(({ sold }) => sold, 'int')},
        ${seats(({ setAside }) => setAside, 'int')}) as r (id, held, sold, set_aside)
    ),
    -- Ticket types and codes are read as they were when the statement began. They are current all the same, because every
    -- change of them raises the version.
    sales_windows as (
      select coalesce(bool_and(coalesce(sales_from, '-infinity') <= now() and now() < coalesce(sales_until, 'infinity')), true) as all_open
      from ticket_types where id = any(${ids}::text[])
    ),
    code_times as (
      select jsonb_agg(id) as ended from promo_codes where id = any(${codes}::text[])
        and (deleted_at is not null or now() < valid_from or valid_until <= now())
    ),
    networks as materialized (
      -- the function returns its rows after the count, which reads all of locked_inventory, and counts the seats after the
      -- lock: see its migration
      select n.id, n.quantity, (found).reserved, (found).unpaid
      from (
        select unpaid_seats_of_networks(${eventId}, ${networkIds}::text[]) as found
        from (select count(*) from locked_inventory) as inventory_first
      ) as counted
      join unnest(${networkIds}::text[], ${networks(({ quantity }) => quantity, 'int')}) as n (id, quantity)
        on n.id = (found).network
    ),
    add_ons as materialized (
      -- counted after the lock, as the seats of networks
      select a.ticket_id || ' ' || a.group_id as place, a.quantity, add_ons_left(a.ticket_id, a.group_id) as places
      from (select count(*) from locked_inventory) as inventory_first, unnest(
        ${addOns(({ ticketId }) => ticketId, 'text')},
        ${addOns(({ groupId }) => groupId, 'text')},
        ${addOns(({ quantity }) => quantity, 'int')}
      ) as a (ticket_id, group_id, quantity)
    ),
    renewable as materialized (
      -- the count reads all of locked_inventory, so that PostgreSQL locks the event before the orders
      select o.id from orders o, (select count(*) from locked_inventory) as inventory_first
      where o.id = any(${renewed}::text[]) and o.status = 'expired' and o.placed_at is null
      order by o.id for update of o
    ),
    checks as (
      select
        -- a deleted event or ticket type has no row to lock: then the count differs
        count(*) = cardinality(${ids}::text[]) and bool_or(l.id = ${eventId} and l.version = ${value(({ event }) => event.version)})
          and now() >= to_timestamp(${value(({ event }) => event.priceSpan.from / 1000)}::float8)
          and now() < to_timestamp(${value(({ event }) => event.priceSpan.until / 1000)}::float8)
          and (${sources}::text is null or ${sources} = ${sourcesOfEvent(eventId)}) as offer_is_current,
        (${value(({ event }) => event.anyTime ?? false)} or (select all_open from sales_windows))
          and (select ended is null from code_times)
          and now() < to_timestamp(${value(eventEndSeconds)}::float8) as is_on_sale,
        bool_and(l.capacity is null
          or l.held + l.sold + l.set_aside + r.held + r.sold - r.set_aside <= l.capacity) as has_seats,
        (
          select coalesce(bool_and(
            reserved + quantity <= ${value(({ event }) => event.maxSeatsPerNetwork.reserved)}
              and unpaid + quantity <= ${value(({ event }) => event.maxSeatsPerNetwork.unpaid)}), true)
          from networks
        ) as is_within_network_limit,
        (select coalesce(bool_and(quantity <= places), true) from add_ons) as fits_tickets,
        (select count(*) from renewable) = cardinality(${renewed}::text[]) as are_expired
      from locked_inventory l join requested_seats r using (id)
    ),
    accepted as (
      select from checks where offer_is_current and are_expired and is_on_sale and fits_tickets and has_seats and is_within_network_limit
    ),
    updated_inventory as (
      -- Sets every column from the locked row, also those that keep their value. When a row has changed while this
      -- statement waited for its lock, PostgreSQL first builds the update on the row version of the statement's snapshot and
      -- checks the constraint there. With that version's old capacity, the constraint would reject a valid update.
      update inventory i set capacity = l.capacity, held = l.held + r.held, sold = l.sold + r.sold,
        set_aside = l.set_aside - r.set_aside
      from locked_inventory l join requested_seats r using (id), accepted where i.id = l.id
    ),
    inserted_orders as (
      insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents,
        paid_fee_cents, name, email, payment_method, reserved_at, hold_expires_at, placed_at, paid_at, idempotency_key, request_hash, network, cancellation,
        code_id, code_use, main_id)
      select o.id, ${teamId}, ${eventId}, o.number, ${value(({ event }) => event.test)}, o.status, o.language,
        ${value(({ event }) => event.currency)}, o.total_cents, o.paid_fee_cents, o.name, o.email,
        -- what is sold at once is free
        case o.status when 'paid' then 'free'::payment_method end, ${reservedAt}, ${holdExpiresAt},
        case o.status when 'paid' then ${reservedAt} end, case o.status when 'paid' then ${reservedAt} end,
        o.idempotency_key, o.request_hash, case o.status when 'reserved' then o.network end,
        (select cancellation from events where id = ${eventId}), o.code_id, o.code_use, o.main_id
      from accepted, unnest(
        ${orders(({ id }) => id, 'text')},
        ${orders(({ number }) => number, 'text')},
        ${orders(({ buyer }) => (buyer ? 'paid' : 'reserved'), 'order_status')},
        ${orders(({ language }) => language, 'text')},
        ${orders(({ totalCents }) => totalCents, 'int')},
        ${orders(({ paidFeeCents }) => paidFeeCents, 'int')},
        ${orders(({ buyer }) => buyer?.name, 'text')},
        ${orders(({ buyer }) => buyer?.email, 'text')},
        ${orders(({ idempotencyKey }) => idempotencyKey, 'text')},
        ${orders(({ requestHash }) => requestHash, 'text')},
        ${orders(({ network }) => network, 'text')},
        ${orders(({ code }) => code?.id, 'text')},
        ${orders(({ code }) => (code?.use === 'order' ? code.id : undefined), 'text')},
        ${orders(({ mainId }) => mainId, 'text')}
      ) as o (id, number, status, language, total_cents, paid_fee_cents, name, email, idempotency_key, request_hash, network, code_id,
        code_use, main_id)
      -- a reservation that is renewed; one that was completed at the same moment is not renewable
      on conflict (id) do update set status = 'reserved', test = excluded.test, currency = excluded.currency,
        total_cents = excluded.total_cents, paid_fee_cents = excluded.paid_fee_cents, reserved_at = excluded.reserved_at, hold_expires_at = excluded.hold_expires_at,
        hold_extended = false, payment_method = null, network = excluded.network, cancellation = excluded.cancellation,
        code_id = excluded.code_id, code_use = excluded.code_use
    ),
    inserted_entries as (
      insert into order_entries (id, order_id, kind, sold_change)
      select e.id, e.order_id, e.kind, case e.kind when 'placed' then 1 end
      from accepted, unnest(
        ${entries(({ id }) => id, 'text')},
        ${entries(({ orderId }) => orderId, 'text')},
        ${entries(({ kind }) => kind, 'entry_kind')}
      ) as e (id, order_id, kind)
    ),
    inserted_tickets as (
      insert into tickets (id, number, order_id, ticket_type_id, kind, add_on_of, seed, price_cents, list_price_cents, code_use,
        tax_rate_bp)
      select t.* from accepted, unnest(
        ${tickets(({ id }) => id, 'text')},
        ${tickets(({ number }) => number, 'text')},
        ${tickets(({ orderId }) => orderId, 'text')},
        ${tickets(({ ticketTypeId }) => ticketTypeId, 'text')},
        ${tickets(({ kind }) => kind ?? 'ticket', 'text')},
        ${tickets(({ addOnOf }) => addOnOf, 'text')},
        ${tickets(({ seed }) => seed, 'bytea')},
        ${tickets(({ priceCents }) => priceCents, 'int')},
        ${tickets(({ listPriceCents }) => listPriceCents, 'int')},
        ${tickets(({ codeUse }) => codeUse, 'text')},
        ${tickets(({ taxRateBp }) => taxRateBp, 'int')}
      ) as t (id, number, order_id, ticket_type_id, kind, add_on_of, seed, price_cents, list_price_cents, code_use, tax_rate_bp)
      on conflict (id) do update set price_cents = excluded.price_cents, list_price_cents = excluded.list_price_cents,
        code_use = excluded.code_use, tax_rate_bp = excluded.tax_rate_bp
    ),
    deleted_tickets as (
      -- items of renewed orders that the offer no longer has
      delete from tickets t using accepted
      where t.order_id = any(${renewed}::text[]) and t.id <> all(${value((rows) => rows.tickets.map(({ id }) => id))}::text[])
    ),
    inserted_free_seats as (${insertFreeSeats(value, (rows) => rows.freeSeats, sql`exists (select from accepted)`)}),
    inserted_texts as (${insertAcceptedTexts(value, (rows) => rows.acceptedTexts, sql`exists (select from accepted)`)}),
    inserted_mails as (${insertMails(value, (rows) => rows.mails, sql`exists (select from accepted)`)})
    select c.*, now() as now, ${reservedAt} as reserved_at, ${holdExpiresAt} as hold_expires_at,
      (select cancellation from events where id = ${eventId}) as cancellation,
      -- before this batch: the locked rows do not contain its seats
      (select jsonb_object_agg(id, capacity - held - sold - set_aside) from locked_inventory where capacity is not null) as seats_left,
      (select jsonb_object_agg(id, jsonb_build_object('reserved', reserved, 'unpaid', unpaid)) from networks) as taken_by_network,
      (select jsonb_object_agg(place, places) from add_ons) as add_ons_left,
      (select jsonb_agg(id) from renewable) as renewable, (select ended from code_times) as ended_codes
    from checks c`
})
