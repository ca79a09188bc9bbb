import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { events } from '../../schema/events.ts'
import { notionPages } from '../../schema/notion-pages.ts'
import { eventById, isRecent } from '../events/queries.ts'

/**
 * Requests a full sync of an event's page, as soon as no other page is being read with its key. A paused page is synced
 * once, as is one of a past event. A request while another one waits changes nothing.
 * @throws ProblemError `not-found`; `conflict` while the event has no link or no key
 */
export async function requestSync(db: Db, scope: Scope, eventId: string): Promise<void> {
  await updatePage(db, scope, eventId, {
    syncRequested: true,
    askedAt: sql`coalesce(${notionPages.askedAt}, now())`,
    nextPollAt: sql`now()`,
  })
}

/** Pauses the sync of an event's page, or resumes it at once. @throws ProblemError as `requestSync` */
export async function setPaused(db: Db, scope: Scope, eventId: string, paused: boolean): Promise<void> {
  await updatePage(db, scope, eventId, { paused, ...(!paused && { nextPollAt: sql`now()` }) })
}

async function updatePage(db: Db, scope: Scope, eventId: string, columns: object): Promise<void> {
  await eventById(db, scope, eventId)
  const rows = await db
    .update(notionPages)
    .set(columns)
    .where(and(eq(notionPages.eventId, eventId), isNotNull(notionPages.fingerprint), isNotNull(notionPages.pageId)))
    .returning({ eventId: notionPages.eventId })
  if (rows.length === 0) throw new ProblemError('conflict', { detail: 'The event has no Notion link or no key.' })
}

/** How long the sync of a page is put off whose event has been over for long. */
const putOffHours = 24

/** Puts off the pages that are due although their events have been over for long: the queue stays short. */
export async function putOffPastPages(db: Db): Promise<void> {
  const isPast = sql`exists (select from ${events} where ${events.id} = ${notionPages.eventId} and not ${isRecent()})`
  await db
    .update(notionPages)
    .set({ nextPollAt: sql`now() + make_interval(hours => ${putOffHours})` })
    .where(and(lte(notionPages.nextPollAt, sql`now()`), isNull(notionPages.askedAt), isPast))
}

/** Makes the page of an event due again that was put off, because the event has another date. */
export async function resumePage(tx: Db, eventId: string): Promise<void> {
  await tx
    .update(notionPages)
    .set({ nextPollAt: sql`now()` })
    .where(
      and(
        eq(notionPages.eventId, eventId),
        // longer than the usual interval, and not because Notion refuses requests
        sql`${notionPages.nextPollAt} > now() + interval '20 minutes'`,
        or(
          isNull(notionPages.lastStatus),
          notInArray(notionPages.lastStatus, ['key-refused', 'blocked', 'rate-limited']),
        ),
      ),
    )
}
