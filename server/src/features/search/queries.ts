import type { Permission } from '@foyer/contract/access'
import { maxSearchCount } from '@foyer/contract/search-limits'
import { searchTermsOf } from '@foyer/contract/search-text'
import { sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { may } from '../../lib/scope.ts'
import { areIndexed, withIndex } from '../../lib/search-index.ts'
import { ordersInvoiced } from '../orders/queries/by-invoice.ts'
import { ordersNamedBy } from '../orders/queries/filter.ts'
import { findSimilar } from './queries/similar.ts'
import type { Kind } from './queries/sources.ts'
import { sources } from './queries/sources.ts'
import { findWords } from './queries/words.ts'

/** The ids of the best matches of a kind, the best first, and the number of matches, up to `maxSearchCount + 1`. */
export interface Matches {
  ids: string[]
  count: number
}

const permissionOf = {
  events: 'events:read',
  orders: 'orders:read',
  threads: 'inbox:read',
  members: 'team:read',
} as const satisfies Record<Kind, Permission>

// `as`: the keys of an object literal without others.
const kinds = Object.keys(sources) as Kind[]

/** Finds what the team has on a query, of the kinds that the member may read. @param limit the most ids of each kind */
export async function find(
  db: Db,
  scope: Scope,
  { q, limit }: { q: string; limit: number },
): Promise<{ found: Partial<Record<Kind, Matches>>; similar: boolean }> {
  // API tokens do not see members
  const allowed = kinds.filter((kind) => may(scope, permissionOf[kind]) && !(kind === 'members' && scope.token))
  const terms = searchTermsOf(q)
  const found = await each(allowed, async (kind) => {
    const named = kind === 'orders' ? await namedOrders(db, scope, q) : []
    const ids = terms.length > 0 ? await findWords(db, scope, sources[kind], terms) : []
    const invoiced =
      kind === 'orders' && areIndexed(terms) ? await withIndex(db, (tx) => ordersInvoiced(tx, scope, terms)) : []
    return cut([...new Set([...named, ...ids, ...invoiced])], limit)
  })
  if (terms.length === 0 || allowed.some((kind) => found[kind]?.count)) return { found, similar: false }
  const similar = await each(allowed, async (kind) =>
    cut(await findSimilar(db, scope, sources[kind], terms, limit), limit),
  )
  return { found: similar, similar: allowed.some((kind) => similar[kind]?.count) }
}

// One after the other, so that a search holds one connection.
async function each<K extends Kind>(allowed: readonly K[], search: (kind: K) => Promise<Matches>) {
  const found: Partial<Record<K, Matches>> = {}
  for (const kind of allowed) found[kind] = await search(kind)
  return found
}

const cut = (ids: string[], limit: number): Matches => ({
  ids: ids.slice(0, limit),
  count: Math.min(ids.length, maxSearchCount + 1),
})

/** The orders of the team with a ticket of this number or a payment or refund with this reference. */
async function namedOrders(db: Db, scope: Scope, q: string): Promise<string[]> {
  const named = ordersNamedBy(q)
  if (!named) return []
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from orders where ${isInScope(scope, sql`team_id`, sql`event_id`)} and id = any(array(${named})) order by id desc`,
  )
  return rows.map(({ id }) => id)
}
