import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page } from '@foyer/contract/http/route'
import { maxExactCount } from '@foyer/contract/http/route'
import type { PromoCodeState } from '@foyer/contract/promo-code-rules'
import type { PromoCodeFilter } from '@foyer/contract/promo-codes'
import type { SQL } from 'drizzle-orm'
import { and, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../lib/cursor.ts'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import { pageOf } from '../../lib/paging.ts'
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

const select = (db: Db) =>
  db
    .select(columns)
    .from(promoCodes)
    .innerJoin(inventory, eq(inventory.id, promoCodes.id))
    .innerJoin(events, eq(events.id, promoCodes.eventId))

/** @throws ProblemError `not-found`, also for another team's code and for one that is deleted */
export async function promoCodeById(db: Db, scope: Scope, id: string): Promise<PromoCodeRow> {
  const [code] = await select(db).where(
    and(eq(promoCodes.id, id), isNull(promoCodes.deletedAt), isInScope(scope, events.teamId, events.id)),
  )
  if (!code) throw new ProblemError('not-found')
  return code
}

type Filter = Pick<PromoCodeFilter, 'q' | 'tag' | 'state' | 'batch'>

/** The codes of an event that a filter selects, the newest first: all of them, or a page of `limit`. */
export async function listPromoCodes(
  db: Db,
  scope: Scope,
  eventId: string,
  { limit, cursor, ...filter }: PromoCodeFilter,
): Promise<Page<PromoCodeRow>> {
  const matching = selected(scope, eventId, filter)
  const after = cursor === undefined ? undefined : lt(promoCodes.id, readCursor(cursor, z.tuple([z.string()]))[0])
  const query = select(db).where(and(matching, after)).orderBy(desc(promoCodes.id))
  const rows = await (limit === undefined ? query : query.limit(limit + 1))
  const total = limit === undefined ? rows.length : await countUpTo(db, matching)
  return pageOf(rows, limit, total, ({ id }) => cursorOf([id]))
}

const selected = (scope: Scope, eventId: string, { q, tag, state, batch }: Filter): SQL | undefined =>
  and(
    eq(promoCodes.eventId, eventId),
    isNull(promoCodes.deletedAt),
    isInScope(scope, events.teamId, events.id),
    tag === undefined ? undefined : eq(promoCodes.tag, tag),
    batch === undefined ? undefined : eq(promoCodes.batchId, batch),
    state && hasState[state],
    q
      ? sql`strpos(lower(${promoCodes.code} || ' ' || coalesce(${promoCodes.tag}, '') || ' ' || coalesce(${promoCodes.note}, '')), lower(${q})) > 0`
      : undefined,
  )

const isOver = sql`coalesce(${promoCodes.validUntil} <= now(), false)`
const isUsedUp = sql`coalesce(${inventory.held} + ${inventory.sold} >= ${inventory.capacity}, false)`
const isAhead = sql`coalesce(now() < ${promoCodes.validFrom}, false)`

/** As `promoCodeStateOf`. */
const hasState = {
  ended: isOver,
  'used-up': sql`not ${isOver} and ${isUsedUp}`,
  scheduled: sql`not ${isOver} and not ${isUsedUp} and ${isAhead}`,
  valid: sql`not ${isOver} and not ${isUsedUp} and not ${isAhead}`,
} as const satisfies Record<PromoCodeState, SQL>

async function countUpTo(db: Db, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(promoCodes)
    .innerJoin(inventory, eq(inventory.id, promoCodes.id))
    .innerJoin(events, eq(events.id, promoCodes.eventId))
    .where(where)
    .limit(maxExactCount + 1)
    .as('some')
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(some)
  return counted?.total ?? 0
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
