import { and, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { websiteChanges, websiteChecks, websiteDays, websites } from '../../schema/websites.ts'
import type { ClaimedWebsite, Clock } from './queries.ts'
import { databaseClock } from './queries.ts'

/**
 * Watches the website of an event from now on, in the transaction that makes the event or gives it another address.
 * Of another address everything begins afresh; of the same one nothing changes.
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

/** How soon after a check another one can be had by asking for it. */
const askEverySeconds = 10

/** Has a website checked as soon as a process can. One that is being checked is checked once more. */
export async function askForCheck(db: Db, eventId: string): Promise<void> {
  const soon = sql`greatest(now(), ${websites.checkedAt} + make_interval(secs => ${askEverySeconds}))`
  await db
    .update(websites)
    .set({
      askedAt: sql`now()`,
      // whoever is at it sees when it is done that it was asked for
      nextCheckAt: sql`case when ${websites.claim} is null then least(${websites.nextCheckAt}, ${soon})
        else ${websites.nextCheckAt} end`,
    })
    .where(eq(websites.eventId, eventId))
}

/** How long a website is one process's to check, in seconds: several times as long as a check can take. */
const lease = 60

/**
 * Takes websites that are due, the longest waiting first. Each goes to one process only; when that one dies, it is due
 * again after the lease.
 */
export async function takeDueWebsites(db: Db, most: number, clock: Clock = databaseClock): Promise<ClaimedWebsite[]> {
  const due = db
    .select({ eventId: websites.eventId })
    .from(websites)
    .where(lte(websites.nextCheckAt, clock))
    .orderBy(websites.nextCheckAt)
    .limit(most)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(websites)
    .set({
      claim: sql`gen_random_uuid()::text`,
      claimedAt: clock,
      nextCheckAt: sql`${clock} + make_interval(secs => ${lease})`,
    })
    .where(inArray(websites.eventId, due))
    .returning()
  // `as`: that is what was just set
  return taken as ClaimedWebsite[]
}

const chunk = 10_000

/** Forgets single checks after two days, days after ninety, and changes after a year. */
export async function forgetOldChecks(db: Db): Promise<void> {
  // a piece at a time: a statement has ten seconds
  for (let gone = chunk; gone === chunk; ) {
    const old = sql`select ctid from ${websiteChecks} where ${websiteChecks.at} < now() - interval '2 days' limit ${chunk}`
    const { rowCount } = await db.execute(sql`delete from ${websiteChecks} where ctid in (${old})`)
    gone = rowCount ?? 0
  }
  await db.delete(websiteDays).where(lt(websiteDays.date, sql`current_date - 91`))
  await db.delete(websiteChanges).where(lt(websiteChanges.at, sql`now() - interval '1 year'`))
}

/** Lets go of websites that will not be finished, because the process is about to end: another one takes them at once. */
export async function giveBack(db: Db, claimed: readonly ClaimedWebsite[]): Promise<void> {
  const claims = claimed.map(({ claim }) => claim)
  await db.update(websites).set({ claim: null, nextCheckAt: databaseClock }).where(inArray(websites.claim, claims))
}
