import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { promoCodes } from '../../schema/promo-codes.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'

/** A code with its uses, and the time of the database's clock at which it was read. */
export type PromoCodeRow = typeof promoCodes.$inferSelect & {
  /** The most uses; null: no limit. */
  uses: number | null
  held: number
  sold: number
  setsAsideIn: string | null
  now: Date
}

const columns = {
  ...getTableColumns(promoCodes),
  uses: inventory.capacity,
  held: inventory.held,
  sold: inventory.sold,
  setsAsideIn: inventory.setsAsideIn,
  now: sql<Date>`now()`.mapWith((now: string) => new Date(now)),
}

/** Reads codes with their uses. */
export const selectCodes = (db: Db) =>
  db
    .select(columns)
    .from(promoCodes)
    .innerJoin(inventory, eq(inventory.id, promoCodes.id))
    .innerJoin(events, eq(events.id, promoCodes.eventId))

/** @throws ProblemError `not-found`, also for another team's code and for one that is deleted */
export async function promoCodeById(db: Db, scope: Scope, id: string): Promise<PromoCodeRow> {
  const [code] = await selectCodes(db).where(
    and(eq(promoCodes.id, id), isNull(promoCodes.deletedAt), isInScope(scope, events.teamId, events.id)),
  )
  if (!code) throw new ProblemError('not-found')
  return code
}

/** The number of codes of an event that are not deleted. */
export async function promoCodesIn(db: Db, eventId: string): Promise<number> {
  return await db.$count(promoCodes, and(eq(promoCodes.eventId, eventId), isNull(promoCodes.deletedAt)))
}

/** Those of some texts that codes of an event have. */
export async function takenTexts(db: Db, eventId: string, texts: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ code: promoCodes.code })
    .from(promoCodes)
    .where(
      and(
        eq(promoCodes.eventId, eventId),
        isNull(promoCodes.deletedAt),
        sql`${promoCodes.code} = any(${sql.param([...texts])}::text[])`,
      ),
    )
  return new Set(rows.map(({ code }) => code))
}

/** The ids of the ticket types of an event. */
export async function typeIdsOf(db: Db, eventId: string): Promise<string[]> {
  const rows = await db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, eventId), eq(ticketTypes.kind, 'ticket')))
  return rows.map(({ id }) => id)
}

/** The names of the ticket types of an event by their ids. */
export async function typeNamesOf(db: Db, eventId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: ticketTypes.id, name: ticketTypes.name })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, eventId), eq(ticketTypes.kind, 'ticket')))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
