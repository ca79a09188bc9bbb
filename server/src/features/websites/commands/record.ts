import type { WebsiteState } from '@foyer/contract/websites'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { events } from '../../../schema/events.ts'
import { websiteChanges, websiteChecks, websiteDays, websites } from '../../../schema/websites.ts'
import { tellAll } from '../../inbox/commands.ts'
import type { ClaimedWebsite, Clock } from '../queries.ts'
import { databaseClock } from '../queries.ts'
import type { Seen, Telling, Verdict } from '../rules.ts'

/** A check that is done. */
export interface Checked {
  website: ClaimedWebsite
  seen: Seen
  verdict: Verdict
}

/**
 * Writes down checks, all of them in one transaction. One whose website was given another address meanwhile, or taken
 * by another process after its lease, counts for nothing.
 */
export async function recordChecks(db: Db, checked: readonly Checked[], clock: Clock = databaseClock): Promise<void> {
  await db.transaction(async (tx) => {
    const teams = await lockTold(tx, checked)
    const kept = await writeState(tx, checked, clock)
    const counting = checked.filter(({ website }) => kept.has(website.eventId))
    if (counting.length === 0) return
    await writeChecks(tx, counting)
    await writeChanges(tx, counting)
    await tellTeams(tx, counting, teams)
  })
}

async function writeState(tx: Db, checked: readonly Checked[], clock: Clock): Promise<Set<string>> {
  const rows = checked.map(({ website: { eventId, claim }, seen, verdict: { next, nextCheckAt } }) => ({
    ...{ event_id: eventId, claim, state: next.state, since: next.since, odd_since: next.oddSince },
    ...{ checked_at: seen.at, next_check_at: nextCheckAt, failure: seen.failure, status: seen.status },
    ...{ first_byte_ms: seen.firstByteMs, redirects: seen.redirects, title: next.title },
    ...{ certificate_from: next.certificateFrom, certificate_until: next.certificateUntil },
    ...{ certificate_told: next.certificateTold, content_hash: next.contentHash },
    ...{ odd_content_hash: next.oddContentHash, change_told_at: next.changeToldAt },
  }))
  const { rows: kept } = await tx.execute<{ event_id: string }>(sql`
    update ${websites} w
    set state = o.state, since = o.since, odd_since = o.odd_since, checked_at = o.checked_at, failure = o.failure,
      status = o.status, first_byte_ms = o.first_byte_ms, redirects = o.redirects, title = o.title,
      certificate_from = o.certificate_from, certificate_until = o.certificate_until,
      certificate_told = o.certificate_told, content_hash = o.content_hash, odd_content_hash = o.odd_content_hash,
      change_told_at = o.change_told_at, claim = null,
      asked_at = case when w.asked_at > w.claimed_at then w.asked_at end,
      next_check_at = case when w.asked_at > w.claimed_at then ${clock} else o.next_check_at end
    from jsonb_populate_recordset(null::${websites}, ${JSON.stringify(rows)}::jsonb) o
    where w.event_id = o.event_id and w.claim = o.claim
    returning w.event_id`)
  return new Set(kept.map((row) => row.event_id))
}

/** Each check by itself, and what it adds to its day. */
async function writeChecks(tx: Db, checked: readonly Checked[]): Promise<void> {
  const rows = checked.map(({ website, seen, verdict }) => ({
    event_id: website.eventId,
    at: seen.at,
    failed: seen.failure !== undefined,
    first_byte_ms: seen.firstByteMs,
    down: countedDown(website.state, verdict.next.state, seen),
  }))
  await tx.execute(sql`
    with o as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as o (event_id text, at timestamptz, failed boolean, first_byte_ms int, down int)
    ), checks as (
      insert into ${websiteChecks} (event_id, at, failed, first_byte_ms)
      select event_id, at, failed, first_byte_ms from o on conflict do nothing
    )
    insert into ${websiteDays} as d (event_id, date, checks, down, answered, total_ms)
    select o.event_id, (o.at at time zone e.time_zone)::date, 1, greatest(0, least(1, o.down)), (not o.failed)::int,
      case when o.failed then 0 else coalesce(o.first_byte_ms, 0) end
    from o join ${events} e on e.id = o.event_id
    on conflict (event_id, date) do update set checks = d.checks + 1,
      down = greatest(0, least(d.checks + 1, d.down + (select o.down from o where o.event_id = d.event_id))),
      answered = d.answered + excluded.answered, total_ms = d.total_ms + excluded.total_ms`)
}

/** By how many a day's checks that found it down change: a state begins with the first of the two looks that agree on it. */
function countedDown(before: WebsiteState, now: WebsiteState, { failure }: Seen): number {
  if (now === 'unchecked') return failure ? 1 : 0
  if (now === 'down') return before === 'up' ? 2 : 1
  return before === 'down' ? -1 : 0
}

async function writeChanges(tx: Db, checked: readonly Checked[]): Promise<void> {
  const rows = checked.flatMap(({ website: { eventId }, seen, verdict }) =>
    verdict.changes.map(({ kind, ...data }) => ({ id: newId('wch'), eventId, at: seen.at, kind, data })),
  )
  if (rows.length > 0) await tx.insert(websiteChanges).values(rows)
}

/**
 * The events that something is told of, before anything else is locked: who deletes one locks it and then its website,
 * and a thread needs it too.
 */
async function lockTold(tx: Db, checked: readonly Checked[]): Promise<{ id: string; teamId: string }[]> {
  const ids = checked.flatMap(({ website, verdict }) => (verdict.told.length > 0 ? [website.eventId] : []))
  if (ids.length === 0) return []
  return await tx
    .select({ id: events.id, teamId: events.teamId })
    .from(events)
    .where(inArray(events.id, ids))
    .orderBy(events.teamId, events.id)
    .for('key share')
}

/** Last of all: it holds up the inboxes of these teams until the transaction ends. */
async function tellTeams(
  tx: Db,
  checked: readonly Checked[],
  teams: readonly { id: string; teamId: string }[],
): Promise<void> {
  const all = teams.flatMap(({ id: eventId, teamId }) => {
    const found = checked.find(({ website }) => website.eventId === eventId)
    const told = found?.verdict.told ?? []
    return told.map((each) => ({
      teamId,
      eventId,
      about: `site:${eventId}`,
      ...messageOf(found?.website.url ?? '', each),
    }))
  })
  await tellAll(tx, all)
}

function messageOf(url: string, told: Telling) {
  switch (told.kind) {
    case 'website-down': {
      const { kind, ...what } = told
      return { kind, data: { url, ...what } }
    }
    case 'website-up':
      return { kind: told.kind, data: { url, downSince: told.downSince.toISOString() } }
    case 'certificate-expiring':
      return { kind: told.kind, data: { url, expiresAt: told.expiresAt.toISOString() } }
    case 'page-changed':
      return {
        kind: told.kind,
        data: { page: 'website' as const, ...(told.title !== undefined && { title: told.title }) },
      }
  }
}
