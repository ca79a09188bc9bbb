import type { OrderStatus, PaymentMethod } from '@foyer/contract/order-states'
import type { EntryKind } from '@foyer/contract/order-timeline'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Author } from '../../../lib/author.ts'
import type { StatementPart, ValueOf } from '../../../lib/fixed-statement.ts'
import { columnOf } from '../../../lib/fixed-statement.ts'
import { newId } from '../../../lib/id.ts'
import { eventOver } from '../queries/event-over.ts'
import { statusesWithSeats } from '../rules.ts'
import { changedSeats, changesFit, lockedSeatChanges } from './seat-changes.ts'

/** One order of a transition, with the values to store. */
export interface OrderTransition {
  id: string
  /** When it was reserved, for an order that was not read: one that was reserved again since, or has a buyer, is skipped. */
  reservedAt?: Date | undefined
  /** The buyer and the payment method, when the order is completed. A request has no method yet. */
  buyer?: { name: string | null; email: string | null; method: PaymentMethod | null }
  /** The payment method in place of the one that the buyer chose. */
  method?: PaymentMethod | undefined
  /** The deadline of a bank transfer. */
  dueAt?: Date | undefined
  /** The member who acts; absent when the buyer or Foyer itself acts. */
  by?: Author
  /** A text for the timeline entry, such as the reason of a cancellation. */
  detail?: string | undefined
}

/**
 * `live`: only reservations whose hold has not expired. `overdue`: only orders whose hold has expired, whose payment is past
 * its deadline, or whose event is over before the team has decided about them. Not those whose correction waits for its
 * refund by card.
 */
export type DeadlineLimit = 'live' | 'overdue'

/** The properties of a transition that its statement depends on. */
export interface TransitionShape {
  takesSeats: boolean
  confirms: boolean
  only: DeadlineLimit | undefined
  limitsCodes: boolean
  extras: readonly StatementPart['build'][]
}

/** The values of one call of the statement. */
export interface TransitionCall {
  to: OrderStatus
  from: readonly OrderStatus[]
  timelineEntry: EntryKind
  orders: readonly OrderTransition[]
  /** The inputs of the extra statements. */
  extras: readonly unknown[]
}

export interface TransitionRow extends Record<string, unknown> {
  id: string
  event_id: string
  previous_status: OrderStatus
  has_seats: boolean
  at: string
}

/**
 * Builds the statement of `transitionOrders`.
 * @returns a `TransitionRow` for each order that the transition applies to
 */
export function transitionStatement(
  value: ValueOf<TransitionCall>,
  { takesSeats, confirms, only, limitsCodes, extras }: TransitionShape,
): SQL {
  const ids = value(({ orders }) => orders.map(({ id }) => id))
  const column = columnOf(value, ({ orders }: TransitionCall) => orders)
  const emails = column(({ buyer }) => buyer?.email, 'text')
  const held = value(() => statusesWithSeats('held'))
  const sold = value(() => statusesWithSeats('sold'))
  const to = sql`${value((call) => call.to)}::order_status`
  const extraStatements = extras.map((build, at) => build((of) => value(({ extras: inputs }) => of(inputs[at]))))
  // 1 when orders of this status count their seats as held (or as sold), otherwise 0
  const countsAs = (status: unknown, statuses: unknown) => sql`(${status} = any(${statuses}::order_status[]))::int`
  // 1 when the tickets of orders of this status become sold, -1 when they are no longer, otherwise 0
  const soldChange = (status: SQL) => sql`(${countsAs(to, sold)} - ${countsAs(status, sold)})`
  return sql`
    with requested as (
      select * from unnest(
        ${ids}::text[],
        ${column(({ buyer }) => buyer?.name, 'text')},
        ${emails},
        ${column(({ buyer, method }) => method ?? buyer?.method, 'payment_method')},
        ${column(({ dueAt }) => dueAt?.toISOString(), 'timestamptz')},
        ${column(() => newId('ent'), 'text')},
        ${column(({ by }) => by?.account, 'text')},
        ${column(({ by }) => by?.token?.name, 'text')},
        ${column(({ detail }) => detail, 'text')},
        ${column(({ buyer }) => buyer !== undefined, 'boolean')},
        ${column(({ reservedAt }) => reservedAt?.toISOString(), 'timestamptz')}
      ) as r (id, name, email, method, due_at, entry_id, by, by_token, detail, placed, reserved_at)
    ),
    locked_events as materialized (
      select id from inventory where id in (select event_id from orders where id = any(${ids}::text[])) order by id for update
    ),
    ${limitsCodes ? overCodeLimit(ids, emails) : sql``}
    ${confirms ? validAddOns(ids) : sql``}
    locked_orders as materialized (
      -- the count reads all of locked_events, so that PostgreSQL locks the events before the orders
      select o.id, o.event_id, o.status, o.code_use, o.main_id from orders o, (select count(*) from locked_events) as events_first
      where o.id = any(${ids}::text[]) and o.status = any(${value(({ from }) => from)}::order_status[]) and ${deadlineCondition(only)}
        ${limitsCodes ? sql`and o.id <> all(array(select id from over_code_limit))` : sql``}
        ${confirms ? sql`and not (${hasLostAddOns})` : sql``}
        -- a card payment that was started, here or in another process, has left its buyer and attendees
        and not exists (
          select from requested r
          where r.id = o.id and r.reserved_at is not null and (r.reserved_at <> o.reserved_at or o.email is not null)
        )
      order by o.id for update of o
    ),
    live_tickets as materialized (
      select t.order_id, t.ticket_type_id, t.kind, t.code_use, t.tax_rate_bp, o.status
      from locked_orders o join tickets t on t.order_id = o.id where t.cancelled_at is null
    ),
    corrected_tickets as (
      -- the tickets of orders that no longer consist of their first ones
      select order_id, jsonb_agg(jsonb_build_object('type', ticket_type_id, 'rate', tax_rate_bp, 'quantity', quantity)) as sold
      from (
        select order_id, ticket_type_id, tax_rate_bp, ${soldChange(sql`min(status)`)} * count(*) as quantity from live_tickets
        where order_id in (
          select t.order_id from locked_orders o join tickets t on t.order_id = o.id
          where t.cancelled_at is not null or t.added)
        group by 1, 2, 3
      ) quantities
      group by order_id
    ),
    own_changes as materialized (
      -- by ticket type and code: the seats and uses that the transition adds to held and to sold
      select id,
        sum(quantity * (${countsAs(to, held)} - ${countsAs(sql`status`, held)}))::int as held,
        sum(quantity * (${countsAs(to, sold)} - ${countsAs(sql`status`, sold)}))::int as sold
      from (
        select ticket_type_id as id, status, count(*) as quantity from live_tickets where kind <> 'fee' group by 1, 2
        union all
        select code_use, status, count(*) from live_tickets where code_use is not null group by 1, 2
        union all
        select code_use, status, count(*) from locked_orders where code_use is not null group by 1, 2
      ) seats
      group by id
    ),
    ${lockedSeatChanges},
    checks as (
      select ${changesFit}${takesSeats ? sql` and not exists (${withoutTickets})` : sql``} as has_seats
      from locked_inventory l join seat_changes c using (id)
    ),
    updated_inventory as (
      update inventory i set ${changedSeats}
      from locked_inventory l join seat_changes c using (id), checks where has_seats and i.id = l.id
    ),
    transitioned as (
      select id from locked_orders, checks where has_seats
    ),
    updated_orders as (
      update orders o set
        status = ${to},
        name = coalesce(r.name, o.name),
        email = coalesce(r.email, o.email),
        payment_method = coalesce(r.method, o.payment_method),
        due_at = coalesce(r.due_at, o.due_at),
        placed_at = case when r.placed then now() else o.placed_at end,
        network = case when ${to} in ('requested', 'pending') then o.network end,
        paid_at = case when ${to} = 'paid' then now() else o.paid_at end
      from requested r where o.id = r.id and o.id in (select id from transitioned)
    ),
    inserted_entries as (
      insert into order_entries (id, order_id, kind, by, by_token, detail, sold_change, sold_tickets)
      select r.entry_id, r.id, ${value(({ timelineEntry }) => timelineEntry)}::entry_kind, r.by, r.by_token, r.detail,
        -- null when the tickets stay as they are
        nullif(${soldChange(sql`l.status`)}, 0), case when ${soldChange(sql`l.status`)} <> 0 then c.sold end
      from requested r join locked_orders l using (id) left join corrected_tickets c on c.order_id = l.id
      where r.id in (select id from transitioned)
    )
    ${sql.join(extraStatements.map((each, index) => sql`, ${sql.identifier(`extra_${index}`)} as (${each})`))}
    select o.id, o.event_id, o.status as previous_status, has_seats, now()::timestamptz(3) as at
    from locked_orders o, checks`
}

/**
 * The function returns its rows after the count, which reads all of locked_events, and counts the uses after the lock: see
 * its migration.
 */
const overCodeLimit = (ids: SQL, emails: SQL): SQL => sql`
    over_code_limit as materialized (
      select orders_over_code_limit(${ids}::text[], ${emails}) as id
      from (select count(*) from locked_events) as events_first
    ),`

const isUnconfirmedAddOnOrder: SQL = sql`o.main_id is not null and o.status in ('reserved', 'requested')`

/**
 * The add-ons of unconfirmed orders whose tickets are valid. Locks the tickets and their orders, so that PostgreSQL checks
 * them as they are now: they may have been cancelled while the statement waited for the event.
 */
const validAddOns = (ids: SQL): SQL => sql`
    valid_add_ons as materialized (
      select a.order_id from (select count(*) from locked_events) as events_first, orders o
        join tickets a on a.order_id = o.id join tickets t on t.id = a.add_on_of join orders m on m.id = t.order_id
      where o.id = any(${ids}::text[]) and ${isUnconfirmedAddOnOrder} and t.cancelled_at is null and m.status = 'paid'
      order by m.id, t.id for share of m, t
    ),`

// counts, so that PostgreSQL finds the items by their order, and does not read all of the table
const hasLostAddOns: SQL = sql`${isUnconfirmedAddOnOrder} and (select count(*) from valid_add_ons v where v.order_id = o.id)
          < (select count(*) from tickets a where a.order_id = o.id and a.kind = 'add-on' and a.cancelled_at is null)`

/**
 * The add-on orders that had given their seats back, and whose tickets are cancelled by now or have other add-ons. The
 * function counts after the locks: see its migration.
 */
const withoutTickets: SQL = sql`
  select from locked_orders o join tickets t on t.order_id = o.id join ticket_types y on y.id = t.ticket_type_id
  where o.main_id is not null and o.status in ('expired', 'cancelled') and t.kind = 'add-on' and t.cancelled_at is null
  group by t.add_on_of, y.add_on_group_id having count(*) > add_ons_left(t.add_on_of, y.add_on_group_id)`

function deadlineCondition(only: TransitionShape['only']) {
  if (only === 'live') return sql`o.hold_expires_at > now()`
  if (only === 'overdue')
    return sql`case o.status when 'pending' then o.due_at when 'requested' then ${eventOver(sql`o.event_id`)}
      else o.hold_expires_at end <= now() and not exists (
        select from order_corrections c where c.order_id = o.id and c.state = 'requested')`
  return sql`true`
}
