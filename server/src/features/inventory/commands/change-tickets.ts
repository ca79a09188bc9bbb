import type { OrderStatus } from '@foyer/contract/order-states'
import type { EntryKind } from '@foyer/contract/order-timeline'
import type { ItemKind } from '@foyer/contract/price/price-list'
import { sql } from 'drizzle-orm'
import type { Author } from '../../../lib/author.ts'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { CorrectionPlan } from '../../../schema/json/order-money.ts'
import { statusesWithSeats } from '../rules.ts'
import { changedSeats, changesFit, lockedSeatChanges } from './seat-changes.ts'

/** A ticket that comes in the place of another one. */
export interface AddedTicket {
  id: string
  number: string
  ticketTypeId: string
  /** Default: a ticket. */
  kind?: ItemKind
  /** The id of the ticket that it belongs to. */
  addOnOf?: string | null
  seed: Buffer
  name: string | null
  email: string | null
  passedOnAt: Date | null
  priceCents: number
  /** The price without discounts and code. Default: `priceCents`. */
  listPriceCents?: number | null
  /** The id of the code of which it is a use. */
  codeUse?: string | null
  taxRateBp: number
}

/** A change of the tickets of an order that stays in its status. */
export interface TicketChange {
  orderId: string
  /** The tickets to cancel. */
  cancelled: readonly string[]
  added: readonly AddedTicket[]
  adjustments: CorrectionPlan['adjustments']
  timelineEntry: EntryKind
  /** The member who acts; absent when the buyer acts. */
  by?: Author | undefined
  /** The names of the cancelled items, for the timeline. */
  names?: { tickets?: string | undefined; addOns?: string | undefined } | undefined
  detail?: string | undefined
}

export type TicketChangeOutcome = 'changed' | 'refused' | 'sold-out'

/** The statuses of orders whose tickets may change. */
const changeable = ['pending', 'paid'] as const satisfies readonly OrderStatus[]

interface ResultRow extends Record<string, unknown> {
  are_live: boolean
  has_seats: boolean
}

/**
 * Cancels tickets of an order and adds others, gives their seats back or takes them, adds the lines of the correction, and
 * changes the total of the order, in one statement: all of it or nothing. The order keeps its status.
 *
 * Locks in the order of `transitionOrders`: the event's inventory row, the order, its tickets, all other inventory rows.
 * A use of a code that is a ticket ends with it; one that is the order stays.
 * @returns `refused` when the order is neither pending nor paid, or one of the tickets is cancelled already; `sold-out`
 *   when too few seats are left for the added tickets
 */
export async function changeTickets(db: Db, change: TicketChange): Promise<TicketChangeOutcome> {
  const { rows } = await db.execute<ResultRow>(changeStatement(change))
  const [row] = rows
  if (!row?.are_live) return 'refused'
  return row.has_seats ? 'changed' : 'sold-out'
}

function changeStatement(change: TicketChange) {
  const { orderId, cancelled, added, adjustments, timelineEntry, by, names, detail } = change
  const column = <T>(rows: readonly T[], of: (row: T) => unknown) => sql.param(rows.map(of))
  const ids = sql.param([...cancelled])
  const sold = sql.param(statusesWithSeats('sold'))
  const adjustedCents = adjustments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return sql`
    with locked_event as materialized (
      select id from inventory where id = (select event_id from orders where id = ${orderId}) for update
    ),
    locked_order as materialized (
      -- the count reads all of locked_event, so that PostgreSQL locks the event before the order
      select o.id, o.event_id, o.status = any(${sold}::order_status[]) as is_sold
      from orders o, (select count(*) from locked_event) as event_first
      where o.id = ${orderId} and o.status = any(${sql.param([...changeable])}::order_status[]) for update of o
    ),
    cancelled as materialized (
      select t.id, t.ticket_type_id, t.kind, t.code_use, t.tax_rate_bp, t.price_cents from locked_order o join tickets t on t.order_id = o.id
      where t.id = any(${ids}::text[]) and t.cancelled_at is null order by t.id for update of t
    ),
    added as (
      select * from unnest(
        ${column(added, ({ id }) => id)}::text[],
        ${column(added, ({ number }) => number)}::text[],
        ${column(added, ({ ticketTypeId }) => ticketTypeId)}::text[],
        ${column(added, ({ seed }) => seed)}::bytea[],
        ${column(added, ({ name }) => name)}::text[],
        ${column(added, ({ email }) => email)}::text[],
        ${column(added, ({ passedOnAt }) => passedOnAt?.toISOString() ?? null)}::timestamptz[],
        ${column(added, ({ priceCents }) => priceCents)}::int[],
        ${column(added, ({ taxRateBp }) => taxRateBp)}::int[],
        ${column(added, ({ kind = 'ticket' }) => kind)}::text[],
        ${column(added, ({ addOnOf = null }) => addOnOf)}::text[],
        ${column(added, ({ listPriceCents = null }) => listPriceCents)}::int[],
        ${column(added, ({ codeUse = null }) => codeUse)}::text[]
      ) as a (id, number, ticket_type_id, seed, name, email, passed_on_at, price_cents, tax_rate_bp, kind, add_on_of,
        list_price_cents, code_use)
    ),
    changes as materialized (
      select ticket_type_id, tax_rate_bp, sum(quantity)::int as quantity from (
        select ticket_type_id, tax_rate_bp, -1 as quantity from cancelled
        union all
        select ticket_type_id, tax_rate_bp, 1 from added
      ) each group by 1, 2
    ),
    own_changes as materialized (
      -- by ticket type and code: the seats and uses that the change adds to held or to sold
      select s.id, (case when o.is_sold then 0 else sum(s.quantity) end)::int as held,
        (case when o.is_sold then sum(s.quantity) else 0 end)::int as sold
      from (
        select ticket_type_id as id, -1 as quantity from cancelled where kind <> 'fee'
        union all
        select code_use, -1 from cancelled where code_use is not null
        union all
        select ticket_type_id, 1 from added where kind <> 'fee'
        union all
        select code_use, 1 from added where code_use is not null
      ) s, locked_order o group by s.id, o.is_sold
    ),
    ${lockedSeatChanges},
    checks as (
      select
        (select count(*) from cancelled) = ${cancelled.length} and exists (select from locked_order) as are_live,
        ${changesFit} as has_seats
      from locked_inventory l join seat_changes c using (id)
    ),
    accepted as (
      select from checks where are_live and has_seats
    ),
    updated_inventory as (
      update inventory i set ${changedSeats}
      from locked_inventory l join seat_changes c using (id), accepted where i.id = l.id
    ),
    updated_tickets as (
      update tickets t set cancelled_at = now() from cancelled c, accepted where t.id = c.id
    ),
    inserted_tickets as (
      insert into tickets (id, number, order_id, ticket_type_id, seed, name, email, passed_on_at, price_cents, tax_rate_bp, kind,
        add_on_of, list_price_cents, code_use, added)
      select a.id, a.number, ${orderId}, a.ticket_type_id, a.seed, a.name, a.email, a.passed_on_at, a.price_cents,
        a.tax_rate_bp, a.kind, a.add_on_of, a.list_price_cents, a.code_use, true
      from added a, accepted
    ),
    inserted_adjustments as (
      insert into order_adjustments (id, order_id, ticket_id, kind, amount_cents)
      select a.id, ${orderId}, a.ticket_id, a.kind, a.amount_cents from accepted, unnest(
        ${column(adjustments, () => newId('adj'))}::text[],
        ${column(adjustments, ({ ticketId }) => ticketId)}::text[],
        ${column(adjustments, ({ kind }) => kind)}::adjustment_kind[],
        ${column(adjustments, ({ amountCents }) => amountCents)}::int[]
      ) as a (id, ticket_id, kind, amount_cents)
    ),
    updated_order as (
      update orders o set total_cents = o.total_cents + ${adjustedCents}::int
        - (select coalesce(sum(price_cents), 0) from cancelled) + (select coalesce(sum(price_cents), 0) from added)
      from locked_order l, accepted where o.id = l.id
    ),
    inserted_entry as (
      insert into order_entries (id, order_id, kind, by, by_token, tickets, add_ons, detail, sold_change, sold_tickets)
      select ${newId('ent')}, o.id, ${timelineEntry}::entry_kind, ${by?.account ?? null}, ${by?.token?.name ?? null},
        ${names?.tickets ?? null}, ${names?.addOns ?? null}, ${detail ?? null},
        case when o.is_sold then 0 end,
        case when o.is_sold then (
          select jsonb_agg(jsonb_build_object('type', ticket_type_id, 'rate', tax_rate_bp, 'quantity', quantity))
          from changes where quantity <> 0) end
      from locked_order o, accepted
    )
    select are_live, has_seats from checks`
}
