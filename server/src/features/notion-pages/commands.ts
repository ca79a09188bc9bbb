import { Refused } from '@foyer/contract/http/refused'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { notionPages } from '../../schema/notion-pages.ts'
import { eventById } from '../events/queries.ts'
import type { Scope } from '../teams/rules.ts'

/**
 * Has an event's page read from beginning to end, as soon as its key is free; also while it is paused.
 * @throws Refused `not-found`; `conflict` while there is no link or no key
 */
export async function askForSync(db: Db, scope: Scope, eventId: string): Promise<void> {
  await change(db, scope, eventId, { wanted: true, nextLookAt: sql`now()` })
}

/** Stops looking at an event's page, or goes on at once. @throws as `askForSync` */
export async function setPaused(db: Db, scope: Scope, eventId: string, paused: boolean): Promise<void> {
  await change(db, scope, eventId, { paused, ...(!paused && { nextLookAt: sql`now()` }) })
}

async function change(db: Db, scope: Scope, eventId: string, columns: object): Promise<void> {
  await eventById(db, scope, eventId)
  const rows = await db
    .update(notionPages)
    .set(columns)
    .where(and(eq(notionPages.eventId, eventId), isNotNull(notionPages.fingerprint), isNotNull(notionPages.pageId)))
    .returning({ eventId: notionPages.eventId })
  if (rows.length === 0) throw new Refused('conflict', { detail: 'It has no Notion link, or no key.' })
}
