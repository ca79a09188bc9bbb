import type { WebsiteState } from '@foyer/contract/websites'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { events } from '../../../schema/events.ts'
import { teams } from '../../../schema/teams.ts'
import { eventWebsites, websiteChanges, websiteChecks, websiteDays, websites } from '../../../schema/websites.ts'
import { isRecent } from '../../events/queries.ts'
import { notifyAll } from '../../inbox/commands.ts'
import type { Clock, LeasedWebsite } from '../queries.ts'
import { databaseClock } from '../queries.ts'
import type { CheckResult, Evaluation, WebsiteNotification } from '../rules.ts'

export interface CompletedCheck {
  website: LeasedWebsite
  result: CheckResult
  evaluation: Evaluation
}

/**
 * Records checks in one transaction. A check is discarded when its lease is lost: the website is deleted, or another
 * process has leased it since.
 */
export async function recordChecks(
  db: Db,
  checks: readonly CompletedCheck[],
  clock: Clock = databaseClock,
): Promise<void> {
  await db.transaction(async (tx) => {
    const notified = await lockEventsToNotify(tx, checks)
    const updatedIds = await updateWebsites(tx, checks, clock)
    const valid = checks.filter(({ website }) => updatedIds.has(website.id))
    if (valid.length === 0) return
    await insertChecks(tx, valid)
    await insertChanges(tx, valid)
    await notifyTeams(tx, valid, notified)
  })
}

/** @returns the ids of the websites that were still leased to this process */
async function updateWebsites(tx: Db, checks: readonly CompletedCheck[], clock: Clock): Promise<Set<string>> {
  const rows = checks.map(({ website: { id, claim }, result, evaluation: { next, nextCheckAt } }) => ({
    id,
    claim,
    state: next.state,
    since: next.since,
    odd_since: next.oddSince,
    checked_at: result.at,
    next_check_at: nextCheckAt,
    failure: result.failure,
    status: result.status,
    first_byte_ms: result.firstByteMs,
    redirects: result.redirects,
    title: next.title,
    certificate_from: next.certificateFrom,
    certificate_until: next.certificateUntil,
    certificate_notified_days: next.certificateNotifiedDays,
    content_hash: next.contentHash,
    changed_at: next.changedAt,
    changed_before_at: next.changedBeforeAt,
    unstable_since: next.unstableSince,
    odd_content_hash: next.oddContentHash,
    change_notified_at: next.changeNotifiedAt,
  }))
  const { rows: updated } = await tx.execute<{ id: string }>(sql`
    update ${websites} w
    set state = c.state, since = c.since, odd_since = c.odd_since, changed_at = c.changed_at,
      changed_before_at = c.changed_before_at, unstable_since = c.unstable_since, checked_at = c.checked_at, failure = c.failure,
      status = c.status, first_byte_ms = c.first_byte_ms, redirects = c.redirects, title = c.title,
      certificate_from = c.certificate_from, certificate_until = c.certificate_until,
      certificate_notified_days = c.certificate_notified_days, content_hash = c.content_hash, odd_content_hash = c.odd_content_hash,
      change_notified_at = c.change_notified_at, claim = null, not_judged_since = null,
      check_requested_at = case when w.check_requested_at > w.claimed_at then w.check_requested_at end,
      next_check_at = case when w.check_requested_at > w.claimed_at then ${clock} else c.next_check_at end
    from jsonb_populate_recordset(null::${websites}, ${JSON.stringify(rows)}::jsonb) c
    where w.id = c.id and w.claim = c.claim
    returning w.id`)
  return new Set(updated.map((row) => row.id))
}

/** Inserts each check, and adds it to the figures of its day in the team's time zone. */
async function insertChecks(tx: Db, checks: readonly CompletedCheck[]): Promise<void> {
  const rows = checks.map(({ website, result, evaluation }) => ({
    website_id: website.id,
    at: result.at,
    failed: result.failure !== undefined,
    first_byte_ms: result.firstByteMs,
    down: downCountChange(website.state, evaluation.next.state, result),
  }))
  await tx.execute(sql`
    with c as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as c (website_id text, at timestamptz, failed boolean, first_byte_ms int, down int)
    ), checks as (
      insert into ${websiteChecks} (website_id, at, failed, first_byte_ms)
      select website_id, at, failed, first_byte_ms from c on conflict do nothing
    )
    insert into ${websiteDays} as d (website_id, date, checks, down, answered, total_ms)
    select c.website_id, (c.at at time zone t.time_zone)::date, 1, greatest(0, least(1, c.down)), (not c.failed)::int,
      case when c.failed then 0 else coalesce(c.first_byte_ms, 0) end
    from c join ${websites} w on w.id = c.website_id join ${teams} t on t.id = w.team_id
    on conflict (website_id, date) do update set checks = d.checks + 1,
      down = greatest(0, least(d.checks + 1, d.down + (select c.down from c where c.website_id = d.website_id))),
      answered = d.answered + excluded.answered, total_ms = d.total_ms + excluded.total_ms`)
}

/**
 * The change of a day's number of checks that found the website down. A state begins with the first of the two checks
 * that confirm it, so the second one corrects the count for both.
 */
function downCountChange(before: WebsiteState, after: WebsiteState, { failure }: CheckResult): number {
  if (after === 'unchecked') return failure ? 1 : 0
  if (after === 'down') return before === 'up' ? 2 : 1
  return before === 'down' ? -1 : 0
}

async function insertChanges(tx: Db, checks: readonly CompletedCheck[]): Promise<void> {
  const rows = checks.flatMap(({ website: { id: websiteId }, result, evaluation }) =>
    evaluation.changes.map(({ kind, ...data }) => ({ id: newId('wch'), websiteId, at: result.at, kind, data })),
  )
  if (rows.length > 0) await tx.insert(websiteChanges).values(rows)
}

/** An event that a notification about its website names. */
interface NotifiedEvent {
  websiteId: string
  id: string
  name: string
}

/**
 * Locks the events of the websites with notifications, before any other row. Lock order: events, then websites and
 * threads, as when an event is deleted. This prevents deadlocks.
 */
async function lockEventsToNotify(tx: Db, checks: readonly CompletedCheck[]): Promise<NotifiedEvent[]> {
  const ids = checks.flatMap(({ website, evaluation }) => (evaluation.notifications.length > 0 ? [website.id] : []))
  if (ids.length === 0) return []
  const { rows } = await tx.execute<NotifiedEvent & Record<string, unknown>>(sql`
    select ew.website_id as "websiteId", events.id, events.name
    from ${eventWebsites} ew join ${events} on events.id = ew.event_id
    where ew.website_id = any(${sql.param(ids)}::text[]) and ${isRecent()}
    order by events.team_id, events.id for key share of events`)
  return rows
}

/** Notifies the teams. Call it last: until the transaction ends it blocks other writes to their inboxes. */
async function notifyTeams(tx: Db, checks: readonly CompletedCheck[], locked: readonly NotifiedEvent[]): Promise<void> {
  const notifications = checks.flatMap(({ website, evaluation }) => {
    const events = locked.filter(({ websiteId }) => websiteId === website.id)
    // the website is checked for none of its events any more
    if (events.length === 0) return []
    return evaluation.notifications.map((each) => ({
      teamId: website.teamId,
      eventIds: events.map(({ id }) => id),
      dedupeKey: `website:${website.id}`,
      ...contentOf(website.url, events, each),
    }))
  })
  await notifyAll(tx, notifications)
}

const sharedBy = (events: readonly NotifiedEvent[]) =>
  events.length > 1 && { events: events.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)) }

function contentOf(url: string, events: readonly NotifiedEvent[], notification: WebsiteNotification) {
  const about = { url, ...sharedBy(events) }
  switch (notification.kind) {
    case 'website-down': {
      const { kind, ...reason } = notification
      return { kind, data: { ...about, ...reason } }
    }
    case 'website-up':
      return { kind: notification.kind, data: { ...about, downSince: notification.downSince.toISOString() } }
    case 'website-unstable':
      return { kind: notification.kind, data: about }
    case 'website-steady':
      return {
        kind: notification.kind,
        data: { ...about, up: notification.up, since: notification.since.toISOString() },
      }
    case 'certificate-expiring':
      return { kind: notification.kind, data: { ...about, expiresAt: notification.expiresAt.toISOString() } }
    case 'page-changed':
      return {
        kind: notification.kind,
        data: {
          page: 'website' as const,
          ...(notification.title !== undefined && { title: notification.title }),
          ...sharedBy(events),
        },
      }
  }
}
