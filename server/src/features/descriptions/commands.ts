import type { ContentBlock } from '@foyer/contract/content'
import { picturesIn } from '@foyer/contract/content'
import type { Description } from '@foyer/contract/descriptions'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Language } from '@foyer/contract/languages'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { eventDescriptions } from '../../schema/descriptions.ts'
import { events } from '../../schema/events.ts'
import { eventPictures } from '../../schema/files.ts'
import { eventNotFound, inScope } from '../events/queries.ts'
import { invalidateEventPage } from '../inventory/commands/invalidate-event-page.ts'

/**
 * Replaces the description of an event.
 * @param next its `version` is the one that the changes were made to
 * @throws ProblemError `not-found`; `stale` when the description has another version by now; `validation` for a picture
 *   that was not uploaded for this event
 */
export async function saveDescription(db: Db, scope: Scope, eventId: string, next: Description): Promise<Description> {
  return await db.transaction(async (tx) => {
    await lockEvent(tx, scope, eventId)
    await refuseForeignPictures(tx, eventId, next)
    const { content, replacesNotion, version } = next
    const values = { content, replacesNotion, version: version + 1, changedAt: sql`now()` }
    const saved = { version: eventDescriptions.version }
    const [row] = await (version === 0
      ? tx
          .insert(eventDescriptions)
          .values({ eventId, ...values })
          .onConflictDoNothing()
          .returning(saved)
      : tx
          .update(eventDescriptions)
          .set(values)
          .where(and(eq(eventDescriptions.eventId, eventId), eq(eventDescriptions.version, version)))
          .returning(saved))
    if (!row) throw new ProblemError('stale')
    await invalidateEventPage(tx, eventId)
    return { content, replacesNotion, version: row.version }
  })
}

/** Copies the description of an event to its copy, which has its pictures already. */
export async function copyDescription(tx: Db, from: string, to: string): Promise<void> {
  await tx.execute(sql`insert into event_descriptions (event_id, content, replaces_notion, version)
    select ${to}, content, replaces_notion, 1 from event_descriptions where event_id = ${from}`)
}

// so that the event is not deleted before the row refers to it
async function lockEvent(tx: Db, scope: Scope, id: string): Promise<void> {
  const rows = await tx.select({ id: events.id }).from(events).where(inScope(scope, id)).for('key share')
  if (rows.length === 0) throw eventNotFound()
}

// so that no description shows a file of another team, or one that nothing keeps
async function refuseForeignPictures(tx: Db, eventId: string, { content }: Description): Promise<void> {
  // `as`: the schema allows no other keys
  const pictures = (Object.entries(content) as [Language, ContentBlock[]][]).map(
    ([language, blocks]) => [language, picturesIn(blocks)] as const,
  )
  const hashes = pictures.flatMap(([, each]) => each)
  if (hashes.length === 0) return
  const own = await tx
    .select({ hash: eventPictures.hash })
    .from(eventPictures)
    .where(and(eq(eventPictures.eventId, eventId), inArray(eventPictures.hash, hashes)))
  const known = new Set(own.map(({ hash }) => hash))
  const foreign = pictures.find(([, each]) => each.some((hash) => !known.has(hash)))
  if (foreign)
    throw new ProblemError('validation', { errors: [fault(`body.content.${foreign[0]}`, 'picture-missing')] })
}
