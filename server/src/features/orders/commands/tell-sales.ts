import { Currency } from '@foyer/contract/currency'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { toldSales } from '../../../schema/inbox.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { stock } from '../../../schema/stock.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'
import { tell } from '../../inbox/commands.ts'

type SoldOut = { mark: string; id: string; teamId: string; name: string | null }
type First = { id: string; teamId: string; orderId: string; currency: string; totalCents: number; tickets: number }

/**
 * Tells the first sale of each event, and what is sold out. Not told where it happens: many buy at once there, and none
 * of them shall wait for an inbox. What was told is written down, so that each thing is told once, whoever looks.
 */
export async function tellSales(db: Db): Promise<void> {
  for (const first of await firstSales(db)) await tellFirst(db, first)
  for (const soldOut of await newlySoldOut(db)) await tellSoldOut(db, soldOut)
}

async function firstSales(db: Db): Promise<First[]> {
  const { rows } = await db.execute<First>(sql`
    select e.id, e.team_id as "teamId", o.id as "orderId", o.currency, o.total_cents as "totalCents",
      (select count(*)::int from ${tickets} t where t.order_id = o.id) as tickets
    from ${events} e
    join ${stock} s on s.id = e.id and s.sold > 0
    join lateral (
      select o.* from ${orders} o where o.event_id = e.id and o.status = 'paid' and not o.test order by o.id limit 1
    ) o on true
    where e.status = 'On Sale'
      and not exists (select from ${toldSales} m where m.event_id = e.id and m.mark = 'first')
    limit 100`)
  return rows
}

async function tellFirst(db: Db, { id, teamId, orderId, totalCents, currency, ...first }: First): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await mark(tx, id, 'first'))) return
    const data = { tickets: first.tickets, totalCents, currency: Currency.parse(currency) }
    await tell(tx, { teamId, eventId: id, orderId, about: `first-sale:${id}`, kind: 'first-sale', data })
  })
}

/** Ticket types of which each seat is sold, and events of which all are: those are told once, as a whole. */
async function newlySoldOut(db: Db): Promise<SoldOut[]> {
  const { rows } = await db.execute<SoldOut>(sql`
    with full_types as (
      select e.id, e.team_id, t.id as type, t.name, s.capacity,
        bool_and(s.sold >= s.capacity) over (partition by e.id) or coalesce(b.sold >= b.capacity, false) as whole,
        s.sold >= s.capacity as is_full, b.sold
      from ${events} e
      join ${stock} b on b.id = e.id and b.sold > 0
      join ${ticketTypes} t on t.event_id = e.id
      join ${stock} s on s.id = t.id and s.capacity > 0
      where e.status = 'On Sale'
    ), found as (
      select distinct 'all ' || sold as mark, id, team_id, null::text as name from full_types where whole
      union all
      select type || ' ' || capacity, id, team_id, name from full_types where is_full and not whole
    )
    select f.mark, f.id, f.team_id as "teamId", f.name from found f
    where not exists (select from ${toldSales} m where m.event_id = f.id and m.mark = f.mark)
    limit 100`)
  return rows
}

async function tellSoldOut(db: Db, { mark: what, id, teamId, name }: SoldOut): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await mark(tx, id, what))) return
    const data = name === null ? {} : { ticketType: name }
    await tell(tx, { teamId, eventId: id, about: `sold-out:${id}`, kind: 'sold-out', data })
  })
}

/** @returns whether it was not told before */
async function mark(tx: Db, eventId: string, what: string): Promise<boolean> {
  const marked = await tx.insert(toldSales).values({ eventId, mark: what }).onConflictDoNothing().returning()
  return marked.length > 0
}
