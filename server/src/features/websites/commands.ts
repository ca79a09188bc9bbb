import { and, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { websiteChanges, websiteChecks, websiteDays, websites } from '../../schema/websites.ts'
import type { Clock, LeasedWebsite } from './queries.ts'
import { databaseClock } from './queries.ts'

/**
 * Starts to check the website of an event, in the transaction that stores its URL. Another URL discards the checks of the
 * old one; the same URL changes nothing.
 */
export async function watchWebsite(tx: Db, eventId: string, url: string): Promise<void> {
  const [old] = await tx
    .delete(websites)
    .where(and(eq(websites.eventId, eventId), ne(websites.url, url)))
    .returning({ url: websites.url })
  await tx.insert(websites).values({ eventId, url }).onConflictDoNothing({ target: websites.eventId })
  if (old)
    await tx
      .insert(websiteChanges)
      .values({ id: newId('wch'), eventId, kind: 'address', data: { from: old.url, to: url } })
}

/** The shortest time between a check and a requested one. */
const minRequestedIntervalSeconds = 10

/** Requests a check of a website, as soon as a process is free. */
export async function requestCheck(db: Db, eventId: string): Promise<void> {
  const earliest = sql`greatest(now(), ${websites.checkedAt} + make_interval(secs => ${minRequestedIntervalSeconds}))`
  await db
    .update(websites)
    .set({
      checkRequestedAt: sql`now()`,
      // a leased website keeps its time: `recordChecks` finds the request and makes the website due again
      nextCheckAt: sql`case when ${websites.claim} is null then least(${websites.nextCheckAt}, ${earliest})
        else ${websites.nextCheckAt} end`,
    })
    .where(eq(websites.eventId, eventId))
}

/** How long a website is leased to a process: several times the longest check. */
const leaseSeconds = 60

/**
 * Leases the websites that have been due longest. While the lease lasts, no other process checks them. When this process
 * crashes, they are due again after the lease.
 * @param limit the most websites
 */
export async function leaseDueWebsites(db: Db, limit: number, clock: Clock = databaseClock): Promise<LeasedWebsite[]> {
  const due = db
    .select({ eventId: websites.eventId })
    .from(websites)
    .where(lte(websites.nextCheckAt, clock))
    .orderBy(websites.nextCheckAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const leased = await db
    .update(websites)
    .set({
      claim: sql`gen_random_uuid()::text`,
      claimedAt: clock,
      nextCheckAt: sql`${clock} + make_interval(secs => ${leaseSeconds})`,
    })
    .where(inArray(websites.eventId, due))
    .returning()
  // `as`: the update sets both columns
  return leased as LeasedWebsite[]
}

const deleteBatchSize = 10_000

/** Deletes single checks after two days, the figures of a day after ninety days, and changes after a year. */
export async function deleteOldChecks(db: Db): Promise<void> {
  // in batches: a statement has a timeout of ten seconds
  for (let deleted = deleteBatchSize; deleted === deleteBatchSize; ) {
    const old = sql`select ctid from ${websiteChecks} where ${websiteChecks.at} < now() - interval '2 days' limit ${deleteBatchSize}`
    const { rowCount } = await db.execute(sql`delete from ${websiteChecks} where ctid in (${old})`)
    deleted = rowCount ?? 0
  }
  await db.delete(websiteDays).where(lt(websiteDays.date, sql`current_date - 91`))
  await db.delete(websiteChanges).where(lt(websiteChanges.at, sql`now() - interval '1 year'`))
}

/** Releases leased websites that this process will not finish, because it stops. Other processes check them at once. */
export async function releaseWebsites(db: Db, leased: readonly LeasedWebsite[]): Promise<void> {
  const claims = leased.map(({ claim }) => claim)
  await db.update(websites).set({ claim: null, nextCheckAt: databaseClock }).where(inArray(websites.claim, claims))
}
