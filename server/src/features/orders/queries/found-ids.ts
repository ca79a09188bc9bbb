import type { SQL } from 'drizzle-orm'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { orders } from '../../../schema/orders.ts'

/** How many orders are read one after the other before the search index is asked. */
const readFirst = 10_000
/** How many of the newest orders are read to see whether a search has a result. */
const readToCheck = 2000

interface OrderSearch {
  where: SQL | undefined
  /** The condition of a page after the first. */
  after: SQL | undefined
  by: SQL[]
  limit: number
}

/**
 * The ids of the first orders of a list that meet a condition about words, at most `limit`.
 *
 * A word that many orders have is found among the first of the list: asking the index would collect all of them. A word that
 * few have is found by the index. So no word reads more than a small part of a large team's orders (0126).
 */
export async function foundIds(db: Db, scope: Scope, search: OrderSearch): Promise<string[]> {
  const { where, after, by, limit } = search
  const first = await idsAmong(db, firstOf(db, scope, { after, by, limit: readFirst }), { where, by, limit })
  if (first.length === limit) return first
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(where, after))
    .orderBy(...by)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Whether one of the team's newest orders meets a condition about words, as for most searches. */
export const isAmongNewest = async (db: Db, scope: Scope, where: SQL | undefined, by: SQL[]): Promise<boolean> =>
  (await idsAmong(db, firstOf(db, scope, { after: undefined, by, limit: readToCheck }), { where, by, limit: 1 }))
    .length > 0

/** The team's first orders in the order of a list, as an index has them. The alias is the name that conditions use. */
const firstOf = (db: Db, { team }: Scope, { after, by, limit }: Omit<OrderSearch, 'where'>) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.teamId, team), after))
    .orderBy(...by)
    .limit(limit)
    .as('orders')

async function idsAmong(
  db: Db,
  some: ReturnType<typeof firstOf>,
  { where, by, limit }: Omit<OrderSearch, 'after'>,
): Promise<string[]> {
  const rows = await db
    .select({ id: some.id })
    .from(some)
    .where(where)
    .orderBy(...by)
    .limit(limit)
  return rows.map(({ id }) => id)
}
