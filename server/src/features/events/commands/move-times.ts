import { discountsAt } from '@foyer/contract/discount-rules'
import { termsAt } from '@foyer/contract/payment-terms-rules'
import type { ZoneChange } from '@foyer/contract/same-wall-time'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { EventRow } from '../queries.ts'

/** The moment with the same local time in the new zone; null for null. */
export const sameWallTime = (moment: SQLWrapper, { from, to }: ZoneChange): SQL =>
  sql`same_wall_time(${moment}, ${from}, ${to})`

type Move = (at: string) => string

/**
 * A document whose moments, ISO 8601 in UTC, keep their local time in a new zone.
 * @param withMoments gives the document with the moments that the function returns for its own
 */
export async function movedDocument<T>(tx: Db, zone: ZoneChange, withMoments: (move: Move) => T): Promise<T> {
  const moments: string[] = []
  const document = withMoments((at) => {
    moments.push(at)
    return at
  })
  const moved = await movedMoments(tx, zone, moments)
  return moments.length === 0 ? document : withMoments((at) => moved.get(at) ?? at)
}

/** The dates and the documents of an event whose time zone changes. The caller has locked the event. */
export async function movedTimes(tx: Db, { date, endsAt, discounts, paymentTerms }: EventRow, zone: ZoneChange) {
  const [begin, end] = [date.toISOString(), endsAt?.toISOString()]
  return await movedDocument(tx, zone, (move) => ({
    dates: { date: new Date(move(begin)), endsAt: end === undefined ? null : new Date(move(end)) },
    documents: {
      discounts: discountsAt(discounts, move),
      paymentTerms: paymentTerms && termsAt(paymentTerms, move),
    },
  }))
}

async function movedMoments(tx: Db, zone: ZoneChange, moments: readonly string[]): Promise<Map<string, string>> {
  if (moments.length === 0) return new Map()
  const { rows } = await tx.execute<{ at: string; moved: Date | string }>(sql`
    select at, ${sameWallTime(sql`at::timestamptz`, zone)} as moved from unnest(${sql.param([...moments])}::text[]) as at`)
  return new Map(rows.map(({ at, moved }) => [at, new Date(moved).toISOString()]))
}
