import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { notionPages } from '../../schema/notion-pages.ts'
import { eventById } from '../events/queries.ts'

/**
 * Requests a full sync of an event's page, as soon as no other page is being read with its key. A paused page is synced
 * once.
 * @throws ProblemError `not-found`; `conflict` while the event has no link or no key
 */
export async function requestSync(db: Db, scope: Scope, eventId: string): Promise<void> {
  await updatePage(db, scope, eventId, { syncRequested: true, askedAt: sql`now()`, nextPollAt: sql`now()` })
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
