import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, arrayContains, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { eventPagesChannel } from '../../lib/channels.ts'
import type { Db } from '../../lib/db.ts'
import { events } from '../../schema/events.ts'
import type { InventoryKind } from '../../schema/inventory.ts'
import { inventory } from '../../schema/inventory.ts'
import { orders, tickets } from '../../schema/orders.ts'

/** Creates the inventory row of a new event: no seats held or sold, no overall capacity. */
export async function createInventory(tx: Db, eventId: string): Promise<void> {
  await tx.insert(inventory).values({ id: eventId, eventId, kind: 'event' })
}

/**
 * Locks the inventory row of an event until the transaction ends, and increments its version, so that the reservation
 * queue prices waiting orders again. Every transaction that changes the offer of an event calls this first. Lock order:
 * the event's inventory row before every other row. This prevents deadlocks.
 */
export async function lockInventoryAndBumpVersion(tx: Db, eventId: string): Promise<void> {
  await tx
    .update(inventory)
    .set({ version: sql`${inventory.version} + 1` })
    .where(eq(inventory.id, eventId))
  await invalidateEventPage(tx, eventId)
}

/** As `lockInventoryAndBumpVersion`, for all events of a team. */
export async function lockInventoriesAndBumpVersions(tx: Db, teamId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select i.id from ${inventory} i join ${events} e on e.id = i.id where e.team_id = ${teamId} order by i.id for update of i`)
  const ids = rows.map(({ id }) => id)
  await tx
    .update(inventory)
    .set({ version: sql`${inventory.version} + 1` })
    .where(sql`${inventory.id} = any(${sql.param(ids)}::text[])`)
  for (const id of ids) await invalidateEventPage(tx, id)
}

/** As `lockInventoryAndBumpVersion`, for transactions that do not change the offer: its version stays the same. */
export async function lockInventory(tx: Db, eventId: string): Promise<void> {
  await tx.select({ id: inventory.id }).from(inventory).where(eq(inventory.id, eventId)).for('update')
}

/** As `lockInventory`, for the event of an order. */
export const lockInventoryOfOrder = (tx: Db, orderId: string): Promise<void> => lockInventoryOfOrders(tx, [orderId])

/** As `lockInventory`, for the events of orders. */
export async function lockInventoryOfOrders(tx: Db, orderIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select id from ${inventory} where id in (
      select event_id from ${orders} where id = any(${sql.param([...orderIds])}::text[]))
    order by id for update`)
}

/** Tells every process to drop its cached page of an event, once the transaction commits. */
export async function invalidateEventPage(db: Db, eventId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${eventPagesChannel}, ${eventId})`)
}

/** Creates the inventory row of a new ticket type, shared capacity or code. */
export async function addInventory(
  tx: Db,
  row: { id: string; eventId: string; kind: InventoryKind; capacity: number | null; countsIn?: readonly string[] },
): Promise<void> {
  await tx.insert(inventory).values({ ...row, countsIn: [...(row.countsIn ?? [])] })
}

/** The field of a request with a number of seats or uses. */
type CapacityPath = 'body.capacity' | 'body.uses' | `body.addOns.${number}.capacity`

/**
 * Changes the capacity of a ticket type or of a shared capacity, the overall capacity of an event, or the uses of a code: a code
 * that holds seats then holds more or fewer of them.
 * @param id of the row
 * @param capacity null removes the limit
 * @param path the field of the request
 * @throws ProblemError `validation` when fewer than are held, sold and set aside, with their number; and when a code holds
 *   more seats than are left, with their number
 */
export async function changeCapacity(
  tx: Db,
  id: string,
  capacity: number | null,
  path: CapacityPath = 'body.capacity',
): Promise<void> {
  const before = await rowOf(tx, id)
  const taken = sql<number>`${inventory.held} + ${inventory.sold} + ${inventory.setAside}`
  const [row] = await tx
    .update(inventory)
    .set({ capacity })
    .where(and(eq(inventory.id, id), capacity === null ? undefined : lte(taken, capacity)))
    .returning({ id: inventory.id })
  if (!row) {
    const [current] = await tx.select({ taken }).from(inventory).where(eq(inventory.id, id))
    throw new ProblemError('validation', { errors: [fault(path, 'below-seats-taken', current?.taken ?? 0)] })
  }
  if (before?.setsAsideIn) {
    if (capacity === null) throw new Error('A code that holds seats has a number of uses')
    await setAside(tx, before.setsAsideIn, capacity - (before.capacity ?? 0), path)
  }
}

const rowOf = async (tx: Db, id: string) => (await tx.select().from(inventory).where(eq(inventory.id, id)))[0]

/** Sets aside more seats of a ticket type, or fewer, also in the rows that it counts in. */
async function setAside(tx: Db, typeId: string, seats: number, path: CapacityPath): Promise<void> {
  const type = await rowOf(tx, typeId)
  const rows = inArray(inventory.id, [typeId, ...(type?.countsIn ?? [])])
  const left = sql<
    number | null
  >`min(${inventory.capacity} - ${inventory.held} - ${inventory.sold} - ${inventory.setAside})`
  const [found] = await tx.select({ left }).from(inventory).where(rows)
  const most = found?.left ?? Number.POSITIVE_INFINITY
  if (seats > Math.max(0, most))
    throw new ProblemError('validation', { errors: [fault(path, 'not-enough-left', most)] })
  await tx
    .update(inventory)
    .set({ setAside: sql`${inventory.setAside} + ${seats}` })
    .where(rows)
}

/**
 * Sets aside as many seats of a ticket type as a code has uses left: each use then takes one of them. Does nothing for a code
 * that holds them already.
 * @throws ProblemError `validation` when too few seats are left; `conflict` when a ticket of another type is a use of it
 */
export async function holdUses(tx: Db, codeId: string, typeId: string): Promise<void> {
  const code = await rowOf(tx, codeId)
  if (!code || code.setsAsideIn === typeId) return
  if (code.capacity === null) throw new Error('A code that holds seats has a number of uses')
  await releaseUses(tx, [codeId])
  const [foreign] = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(eq(orders.codeId, codeId), eq(tickets.codeUse, codeId), ne(tickets.ticketTypeId, typeId)))
    .limit(1)
  if (foreign) throw new ProblemError('conflict', { errors: [fault('body.ticketTypeIds', 'orders-in-it')] })
  await setAside(tx, typeId, code.capacity - code.held - code.sold, 'body.uses')
  await tx.update(inventory).set({ setsAsideIn: typeId }).where(eq(inventory.id, codeId))
}

/** Gives back the seats that codes hold. Does nothing for those that hold none. */
export async function releaseUses(tx: Db, codeIds: string[]): Promise<void> {
  const holding = and(sql`${inventory.id} = any(${sql.param(codeIds)}::text[])`, isNotNull(inventory.setsAsideIn))
  const held = await tx
    .select({
      typeId: inventory.setsAsideIn,
      seats: sql<number>`sum(${inventory.capacity} - ${inventory.held} - ${inventory.sold})::int`,
    })
    .from(inventory)
    .where(holding)
    .groupBy(inventory.setsAsideIn)
  for (const { typeId, seats } of held) if (typeId !== null) await setAside(tx, typeId, -seats, 'body.uses')
  await tx.update(inventory).set({ setsAsideIn: null }).where(holding)
}

/**
 * Sets which ticket types share a capacity: it then has the seats of all of them.
 * @param typeIds ticket types of its event
 * @throws ProblemError `validation` when they have more seats held, sold and set aside than it has, with their number
 */
export async function changeMembers(tx: Db, sharedId: string, typeIds: readonly string[]): Promise<void> {
  const shared = await rowOf(tx, sharedId)
  if (!shared) return
  const ids = sql.param([...typeIds])
  await tx.execute(sql`
    update inventory set counts_in = array_remove(counts_in, ${sharedId}::text)
      || case when id = any(${ids}::text[]) then array[${sharedId}::text] else '{}' end
    where event_id = ${shared.eventId} and kind = 'ticket-type' and (id = any(${ids}::text[]) or ${sharedId} = any(counts_in))`)
  const [sums] = await tx
    .select({
      held: sql<number>`coalesce(sum(${inventory.held}), 0)::int`,
      sold: sql<number>`coalesce(sum(${inventory.sold}), 0)::int`,
      setAside: sql<number>`coalesce(sum(${inventory.setAside}), 0)::int`,
    })
    .from(inventory)
    .where(and(eq(inventory.eventId, shared.eventId), arrayContains(inventory.countsIn, [sharedId])))
  if (!sums) return
  const taken = sums.held + sums.sold + sums.setAside
  if (shared.capacity !== null && taken > shared.capacity)
    throw new ProblemError('validation', { errors: [fault('body.capacity', 'below-seats-taken', taken)] })
  await tx.update(inventory).set(sums).where(eq(inventory.id, sharedId))
}

/**
 * Creates the inventory rows of many codes.
 * @param holds the ticket type of which each holds as many seats as it has uses
 * @throws ProblemError `validation` when they hold more seats than are left, with their number
 */
export async function addCodes(
  tx: Db,
  eventId: string,
  codes: readonly { id: string; uses: number | null; holds: string | undefined }[],
): Promise<void> {
  const column = (of: (code: (typeof codes)[number]) => unknown) => sql.param(codes.map((code) => of(code) ?? null))
  await tx.execute(sql`
    insert into ${inventory} (id, event_id, kind, capacity, sets_aside_in)
    select c.id, ${eventId}, 'code', c.uses, c.holds
    from unnest(${column(({ id }) => id)}::text[], ${column(({ uses }) => uses)}::int[], ${column(({ holds }) => holds)}::text[])
      as c (id, uses, holds)`)
  for (const typeId of new Set(codes.flatMap(({ holds }) => holds ?? []))) {
    const seats = codes.reduce((sum, { uses, holds }) => sum + (holds === typeId ? (uses ?? 0) : 0), 0)
    await setAside(tx, typeId, seats, 'body.uses')
  }
}

/** Removes the limit of the uses of codes that hold no seats. */
export async function endUses(tx: Db, codeIds: string[]): Promise<void> {
  await tx
    .update(inventory)
    .set({ capacity: null })
    .where(sql`${inventory.id} = any(${sql.param(codeIds)}::text[])`)
}

/** Gives back the seats of a ticket type that codes hold. */
async function releaseSeatsOf(tx: Db, typeId: string): Promise<void> {
  const type = await rowOf(tx, typeId)
  if (type?.setAside) await setAside(tx, typeId, -type.setAside, 'body.uses')
  await tx.update(inventory).set({ setsAsideIn: null }).where(eq(inventory.setsAsideIn, typeId))
}

/**
 * Deletes the inventory row of a ticket type, of a shared capacity without members, or of a code that holds no seats. Codes
 * hold the seats of a ticket type no longer.
 */
export async function removeInventory(tx: Db, id: string): Promise<void> {
  await releaseSeatsOf(tx, id)
  await tx.delete(inventory).where(eq(inventory.id, id))
}

/**
 * Deletes the test orders of an event with their tickets and history, and resets the counters of all its inventory rows: codes
 * that hold seats have all their uses left. The caller has locked the inventory, and a draft has test orders only.
 */
export async function deleteTestOrders(tx: Db, eventId: string): Promise<void> {
  await tx.delete(orders).where(and(eq(orders.eventId, eventId), eq(orders.test, true)))
  await tx.execute(sql`
    with by_type as (
      select sets_aside_in as id, sum(capacity) as seats from inventory
      where event_id = ${eventId} and sets_aside_in is not null group by 1
    ),
    by_row as (
      select id, sum(seats)::int as seats from (
        select id, seats from by_type
        union all
        select unnest(t.counts_in), s.seats from by_type s join inventory t using (id)
      ) each group by id
    )
    update inventory i set held = 0, sold = 0, set_aside = coalesce((select seats from by_row r where r.id = i.id), 0)
    where i.event_id = ${eventId}`)
}
