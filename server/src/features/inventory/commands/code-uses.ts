import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { inventory } from '../../../schema/inventory.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { rowOf, setAside } from './set-aside.ts'

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
export async function releaseSeatsOf(tx: Db, typeId: string): Promise<void> {
  const type = await rowOf(tx, typeId)
  if (type?.setAside) await setAside(tx, typeId, -type.setAside, 'body.uses')
  await tx.update(inventory).set({ setsAsideIn: null }).where(eq(inventory.setsAsideIn, typeId))
}
