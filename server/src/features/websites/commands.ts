import { secondsPerDay } from '@foyer/contract/durations'
import { watchedAddress } from '@foyer/contract/watched-address'
import { eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { events } from '../../schema/events.ts'
import { eventWebsites, websiteChanges, websiteChecks, websiteDays, websites } from '../../schema/websites.ts'
import type { Clock, LeasedWebsite } from './queries.ts'
import { databaseClock, isWatched } from './queries.ts'

/**
 * Starts to check the website of an event, in the transaction that stores its URL. The events of a team that have the
 * same address share one website and its history. A website that no event has any more is deleted later, by
 * `deleteUnusedWebsites`.
 */
export async function watchWebsite(tx: Db, eventId: string, url: string): Promise<void> {
  const [old] = await tx
    .select({ id: websites.id, url: websites.url })
    .from(eventWebsites)
    .innerJoin(websites, eq(websites.id, eventWebsites.websiteId))
    .where(eq(eventWebsites.eventId, eventId))
  const id = newId('web')
  const [website] = await tx
    .insert(websites)
    .values({
      id,
      teamId: sql`(select team_id from ${events} where id = ${eventId})`,
      address: watchedAddress(url),
      url,
    })
    // the update locks the row: until this transaction ends the website is not deleted
    .onConflictDoUpdate({ target: [websites.teamId, websites.address], set: { nextCheckAt: notPutOff } })
    .returning({ id: websites.id })
  // an upsert always returns its row
  if (!website || website.id === old?.id) return
  await tx
    .insert(eventWebsites)
    .values({ eventId, websiteId: website.id })
    .onConflictDoUpdate({ target: eventWebsites.eventId, set: { websiteId: website.id } })
  if (old && website.id === id)
    await tx
      .insert(websiteChanges)
      .values({ id: newId('wch'), websiteId: id, kind: 'address', data: { from: old.url, to: url } })
}

/** Ends the checks of an event's website, because it has none any more. The website stays for its other events. */
export async function unwatchWebsite(tx: Db, eventId: string): Promise<void> {
  await tx.delete(eventWebsites).where(eq(eventWebsites.eventId, eventId))
}

/** How long the check of a website that is not watched is put off. */
const putOffSeconds = secondsPerDay

/** Makes a website due again that was put off. The next check of a watched one is a few minutes away at most. */
const notPutOff = sql`case when ${websites.nextCheckAt} > now() + interval '10 minutes' then now() else ${websites.nextCheckAt} end`

/** Makes the website of an event due again that was put off, because the event has another date. */
export async function resumeWebsite(tx: Db, eventId: string): Promise<void> {
  await tx
    .update(websites)
    .set({ nextCheckAt: notPutOff })
    .where(inArray(websites.id, websiteOfEvent(tx, eventId)))
}

const websiteOfEvent = (db: Db, eventId: string) =>
  db.select({ id: eventWebsites.websiteId }).from(eventWebsites).where(eq(eventWebsites.eventId, eventId))

/** Deletes the websites that no event has any more, with their history. */
export async function deleteUnusedWebsites(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const unused = sql`not exists (select from ${eventWebsites} where ${eventWebsites.websiteId} = ${websites.id})`
    const found = await tx.select({ id: websites.id }).from(websites).where(unused).for('update', { skipLocked: true })
    const ids = found.map(({ id }) => id)
    // asked again under the lock: an event may have got the website in the meantime
    if (ids.length > 0) await tx.delete(websites).where(sql`${inArray(websites.id, ids)} and ${unused}`)
  })
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
    .where(inArray(websites.id, websiteOfEvent(db, eventId)))
}

/** How long a website is leased to a process: several times the longest check. */
const leaseSeconds = 60

/**
 * Leases the websites that have been due longest. While the lease lasts, no other process checks them. When this process
 * crashes, they are due again after the lease. Websites that are not watched any more are put off for a day.
 * @param limit the most websites
 */
export async function leaseDueWebsites(db: Db, limit: number, clock: Clock = databaseClock): Promise<LeasedWebsite[]> {
  const due = db
    .select({ id: websites.id })
    .from(websites)
    .where(lte(websites.nextCheckAt, clock))
    .orderBy(websites.nextCheckAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const isChecked = sql`(${websites.checkRequestedAt} is not null or ${isWatched(clock)})`
  const leased = await db
    .update(websites)
    .set({
      claim: sql`case when ${isChecked} then gen_random_uuid()::text end`,
      claimedAt: clock,
      nextCheckAt: sql`${clock} + make_interval(secs => case when ${isChecked} then ${leaseSeconds}::int else ${putOffSeconds}::int end)`,
      url: sql`coalesce(${urlOfOldestEvent}, ${websites.url})`,
    })
    .where(inArray(websites.id, due))
    .returning()
  // `as`: the update sets both columns
  return leased.filter(({ claim }) => claim !== null) as LeasedWebsite[]
}

const urlOfOldestEvent = sql`(
  select e.website_url from ${eventWebsites} ew join ${events} e on e.id = ew.event_id
  where ew.website_id = ${websites.id} order by e.created_at, e.id limit 1)`

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

/** The time until the next check of a website whose last one could not be judged. */
const notJudgedSeconds = 60

/** Ends checks that say nothing about the websites, because this process has no connection. They keep their state. */
export async function recordNotJudged(db: Db, leased: readonly LeasedWebsite[]): Promise<void> {
  const claims = leased.map(({ claim }) => claim)
  await db
    .update(websites)
    .set({
      claim: null,
      notJudgedSince: sql`coalesce(${websites.notJudgedSince}, ${websites.claimedAt})`,
      checkRequestedAt: sql`case when ${websites.checkRequestedAt} > ${websites.claimedAt} then ${websites.checkRequestedAt} end`,
      // the jitter keeps the checks from all being due at once when the connection is back
      nextCheckAt: sql`now() + make_interval(secs => ${notJudgedSeconds} * (0.9 + random() / 5))`,
    })
    .where(inArray(websites.claim, claims))
}

/** Releases leased websites that this process will not finish, because it stops. Other processes check them at once. */
export async function releaseWebsites(db: Db, leased: readonly LeasedWebsite[]): Promise<void> {
  const claims = leased.map(({ claim }) => claim)
  await db.update(websites).set({ claim: null, nextCheckAt: databaseClock }).where(inArray(websites.claim, claims))
}
