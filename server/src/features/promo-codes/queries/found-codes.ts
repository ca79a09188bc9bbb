import type { Page } from '@foyer/contract/http/route'
import { maxExactCount } from '@foyer/contract/http/route'
import type { PromoCodeSort, PromoCodeState } from '@foyer/contract/promo-code-limits'
import type { PromoCodeFilter } from '@foyer/contract/promo-codes'
import type { SQL } from 'drizzle-orm'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../../lib/cursor.ts'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import { pageOf } from '../../../lib/paging.ts'
import type { Scope } from '../../../lib/scope.ts'
import type { Statement } from '../../../lib/stream-rows.ts'
import { events } from '../../../schema/events.ts'
import { inventory } from '../../../schema/inventory.ts'
import { promoCodes } from '../../../schema/promo-codes.ts'
import type { PromoCodeRow } from '../queries.ts'
import { selectCodes } from '../queries.ts'

/** Which codes of an event are meant. */
export type CodeFilter = Pick<PromoCodeFilter, 'q' | 'tag' | 'state' | 'batch'>

/** The codes of an event that a filter selects: all of them, or a page of `limit`. */
export async function listPromoCodes(
  db: Db,
  scope: Scope,
  eventId: string,
  { limit, cursor, sort, ...filter }: PromoCodeFilter,
): Promise<Page<PromoCodeRow>> {
  const matching = selected(scope, eventId, filter)
  const { keysOf, shape, order, after } = sortings[sort]
  // `as`: the cursor of a sorting has its keys
  const from = cursor === undefined ? undefined : after(readCursor(cursor, shape) as [never, never])
  const query = selectCodes(db).where(and(matching, from)).orderBy(order)
  const rows = await (limit === undefined ? query : query.limit(limit + 1))
  const total = limit === undefined ? rows.length : await countCodes(db, matching)
  return pageOf(rows, limit, total, (last) => cursorOf(keysOf(last)))
}

const used = sql`(${inventory.held} + ${inventory.sold})`

interface Sorting {
  /** The values by which a code has its place; a cursor consists of them. */
  keysOf: (code: PromoCodeRow) => unknown[]
  shape: z.ZodType
  order: SQL
  after: (keys: [never, never]) => SQL
}

const sortings: Record<PromoCodeSort, Sorting> = {
  created: {
    keysOf: ({ id }) => [id],
    shape: z.tuple([z.string()]),
    order: sql`${promoCodes.id} desc`,
    after: ([id]) => sql`${promoCodes.id} < ${id}`,
  },
  // the text of a code is unique in its event
  code: {
    keysOf: ({ code }) => ['code', code],
    shape: z.tuple([z.literal('code'), z.string()]),
    order: sql`${promoCodes.code}`,
    after: ([, code]) => sql`${promoCodes.code} > ${code}`,
  },
  used: {
    keysOf: ({ held, sold, id }) => [held + sold, id],
    shape: z.tuple([z.int(), z.string()]),
    order: sql`${used} desc, ${promoCodes.id} desc`,
    after: ([uses, id]) => sql`(${used}, ${promoCodes.id}) < (${uses}::int, ${id}::text)`,
  },
}

/** A code in a file: times as texts in the time zone of its event. */
export interface ExportedCode extends Record<string, unknown> {
  code: string
  tag: string
  state: PromoCodeState
  effect: PromoCodeRow['effect']
  amount: number
  use: PromoCodeRow['use']
  uses: number | null
  held: number
  sold: number
  per_email: number | null
  /** The ids of its ticket types; null: all. */
  types: string[] | null
  unlocks: boolean
  holds: boolean
  with_discounts: boolean
  min_tickets: number
  min_cents: number
  valid_from: string
  valid_until: string
  note: string
  created: string
}

/** The statement that reads the codes of an event for a file, by their texts. */
export const exportedCodes = (scope: Scope, eventId: string, filter: CodeFilter): Statement => sql`
  select ${promoCodes.code}, coalesce(${promoCodes.tag}, '') as tag,
    case when ${hasState.ended} then 'ended' when ${hasState['used-up']} then 'used-up'
      when ${hasState.scheduled} then 'scheduled' else 'valid' end as state,
    ${promoCodes.effect}, ${promoCodes.amount}, ${promoCodes.use}, ${inventory.capacity} as uses, ${inventory.held},
    ${inventory.sold}, ${promoCodes.perEmail}, ${promoCodes.ticketTypeIds} as types, ${promoCodes.unlocks},
    ${promoCodes.holds}, ${promoCodes.withDiscounts}, ${promoCodes.minTickets}, ${promoCodes.minCents},
    ${time(sql`${promoCodes.validFrom}`)} as valid_from, ${time(sql`${promoCodes.validUntil}`)} as valid_until,
    coalesce(${promoCodes.note}, '') as note, ${time(sql`${promoCodes.createdAt}`)} as created
  from ${promoCodes} join ${inventory} on ${inventory.id} = ${promoCodes.id}
  join ${events} on ${events.id} = ${promoCodes.eventId}
  where ${selected(scope, eventId, filter)}
  order by ${promoCodes.code}`

const time = (at: SQL) => sql`coalesce(to_char(${at} at time zone ${events.timeZone}, 'YYYY-MM-DD HH24:MI'), '')`

/** The ids of the codes of an event that a filter selects. */
export async function matchingIds(db: Db, scope: Scope, eventId: string, filter: CodeFilter): Promise<string[]> {
  const rows = await db
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .innerJoin(inventory, eq(inventory.id, promoCodes.id))
    .innerJoin(events, eq(events.id, promoCodes.eventId))
    .where(selected(scope, eventId, filter))
  return rows.map(({ id }) => id)
}

const selected = (scope: Scope, eventId: string, { q, tag, state, batch }: CodeFilter): SQL | undefined =>
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

async function countCodes(db: Db, where: SQL | undefined): Promise<number> {
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
