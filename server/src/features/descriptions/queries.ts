import type { ContentBlock } from '@foyer/contract/content'
import type { Description } from '@foyer/contract/descriptions'
import type { Language } from '@foyer/contract/languages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { eventDescriptions } from '../../schema/descriptions.ts'
import { events } from '../../schema/events.ts'
import { eventNotFound, inScope } from '../events/queries.ts'

/**
 * The description of an event; version 0 and empty before the first one.
 * @throws ProblemError `not-found`, also for another team's event
 */
export async function descriptionOf(db: Db, scope: Scope, eventId: string): Promise<Description> {
  const [row] = await db
    .select({ description: eventDescriptions })
    .from(events)
    .leftJoin(eventDescriptions, eq(eventDescriptions.eventId, events.id))
    .where(inScope(scope, eventId))
  if (!row) throw eventNotFound()
  const { content = {}, replacesNotion = false, version = 0 } = row.description ?? {}
  return { content, replacesNotion, version }
}

/** The description of an event in one language. @returns undefined when there is none */
export async function descriptionIn(db: Db, eventId: string, language: Language): Promise<ContentBlock[] | undefined> {
  const [row] = await db
    .select({ blocks: sql<ContentBlock[] | null>`${eventDescriptions.content} -> ${language}` })
    .from(eventDescriptions)
    .where(eq(eventDescriptions.eventId, eventId))
  return row?.blocks ?? undefined
}
