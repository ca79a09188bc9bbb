import { Currency } from '@foyer/contract/currency'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { saleNotifications } from '../../../schema/inbox.ts'
import { inventory } from '../../../schema/inventory.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'
import { notify } from '../../inbox/commands.ts'

type SoldOut = { mark: string; id: string; teamId: string; name: string | null }
type FirstSale = { id: string; teamId: string; orderId: string; currency: string; totalCents: number; tickets: number }

/**
 * Notifies teams of the first sale of each event, of sold-out ticket types and events, and of requests. A task does this and not the
 * sale itself, so that no buyer in a rush waits for the team's inbox. `sale_notifications` records what was notified, so
 * that each notification is sent once, in any number of processes.
 */
export async function notifySales(db: Db): Promise<void> {
  for (const sale of await findFirstSales(db)) await notifyFirstSale(db, sale)
  for (const soldOut of await findSoldOut(db)) await notifySoldOut(db, soldOut)
  await notifyRequests(db)
}

async function findFirstSales(db: Db): Promise<FirstSale[]> {
  const { rows } = await db.execute<FirstSale>(sql`
    select e.id, e.team_id as "teamId", o.id as "orderId", o.currency, o.total_cents as "totalCents",
      (select count(*)::int from ${tickets} t where t.order_id = o.id and t.kind = 'ticket') as tickets
    from ${events} e
    join ${inventory} i on i.id = e.id and i.sold > 0
    join lateral (
      select o.* from ${orders} o where o.event_id = e.id and o.status = 'paid' and not o.test order by o.id limit 1
    ) o on true
    where e.status = 'On Sale'
      and not exists (select from ${saleNotifications} n where n.event_id = e.id and n.mark = 'first')
    limit 100`)
  return rows
}

async function notifyFirstSale(
  db: Db,
  { id, teamId, orderId, totalCents, currency, tickets: count }: FirstSale,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await recordNotification(tx, id, 'first'))) return
    const data = { tickets: count, totalCents, currency: Currency.parse(currency) }
    await notify(tx, { teamId, eventId: id, orderId, dedupeKey: `first-sale:${id}`, kind: 'first-sale', data })
  })
}

/** Notifies teams of the requests that they have not been notified of yet, once per event. */
async function notifyRequests(db: Db): Promise<void> {
  const { rows } = await db.execute<{ id: string; teamId: string }>(sql`
    select distinct o.event_id as id, o.team_id as "teamId" from ${orders} o where ${isNewRequest} limit 100`)
  for (const { id, teamId } of rows) await notifyRequestsOf(db, id, teamId)
}

const isNewRequest = sql`o.status = 'requested' and not o.test
  and not exists (select from ${saleNotifications} n where n.event_id = o.event_id and n.mark = 'request ' || o.id)`

async function notifyRequestsOf(db: Db, eventId: string, teamId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into ${saleNotifications} (event_id, mark)
      select o.event_id, 'request ' || o.id from ${orders} o where o.event_id = ${eventId} and ${isNewRequest}
      order by o.id on conflict do nothing`)
    // another process has notified the team
    if (!rowCount) return
    const waiting = await tx.$count(orders, sql`${orders.eventId} = ${eventId} and ${orders.status} = 'requested'`)
    const data = { requests: rowCount, waiting }
    await notify(tx, { teamId, eventId, dedupeKey: `approval:${eventId}`, kind: 'approval-requested', data })
  })
}

/** Finds sold-out events, and sold-out ticket types of events that are not sold out as a whole. */
async function findSoldOut(db: Db): Promise<SoldOut[]> {
  const { rows } = await db.execute<SoldOut>(sql`
    with type_sales as (
      select e.id, e.team_id, t.id as type, t.name, ti.capacity, ei.sold,
        ti.is_full as type_is_full,
        bool_and(ti.is_full) over (partition by e.id) or coalesce(ei.sold >= ei.capacity, false) as event_is_full
      from ${events} e
      join ${inventory} ei on ei.id = e.id and ei.sold > 0
      join ${ticketTypes} t on t.event_id = e.id and t.kind = 'ticket'
      join lateral (
        select i.capacity, i.sold >= i.capacity or exists (
          select from ${inventory} s where s.id = any(i.counts_in) and s.id <> e.id and s.sold >= s.capacity) as is_full
        from ${inventory} i where i.id = t.id and i.capacity > 0
      ) ti on true
      where e.status = 'On Sale'
    ), sold_out as (
      select distinct 'all ' || sold as mark, id, team_id, null::text as name from type_sales where event_is_full
      union all
      select type || ' ' || capacity, id, team_id, name from type_sales where type_is_full and not event_is_full
    )
    select s.mark, s.id, s.team_id as "teamId", s.name from sold_out s
    where not exists (select from ${saleNotifications} n where n.event_id = s.id and n.mark = s.mark)
    limit 100`)
  return rows
}

async function notifySoldOut(db: Db, { mark, id, teamId, name }: SoldOut): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await recordNotification(tx, id, mark))) return
    const data = name === null ? {} : { ticketType: name }
    await notify(tx, { teamId, eventId: id, dedupeKey: `sold-out:${id}`, kind: 'sold-out', data })
  })
}

/** Records a notification. @returns false when it was recorded before, here or in another process */
async function recordNotification(tx: Db, eventId: string, mark: string): Promise<boolean> {
  const recorded = await tx.insert(saleNotifications).values({ eventId, mark }).onConflictDoNothing().returning()
  return recorded.length > 0
}
