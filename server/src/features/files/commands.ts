import { createHash } from 'node:crypto'
import type { Picture } from '@foyer/contract/files'
import { maxPicturesPerEvent } from '@foyer/contract/files'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { FileCopy } from '../../lib/notion/tree.ts'
import { readPicture } from '../../lib/picture-upload.ts'
import { variantWidths } from '../../lib/picture-variants.ts'
import type { Scope } from '../../lib/scope.ts'
import { events } from '../../schema/events.ts'
import { eventPictures, files } from '../../schema/files.ts'
import { makeDueVariants } from './commands/make-variants.ts'
import { assertEvent } from './queries.ts'

interface NewFile {
  bytes: Buffer
  /** The media type. */
  type: string
  /** In pixels, of an image. */
  width?: number
  height?: number
}

/**
 * Stores a file. Files with the same content share one row. `makeDueVariants` makes the variants of a picture, after the
 * transaction.
 */
export async function storeFile(tx: Db, file: NewFile): Promise<FileCopy> {
  const { bytes, type, width, height } = file
  const hash = createHash('sha256').update(bytes).digest('hex')
  const isScalable = variantWidths(type, width).length > 0
  await tx
    .insert(files)
    .values({ hash, bytes, type, width, height, ...(isScalable && { variantsDueAt: sql`now()` }) })
    // `deleteUnusedFiles` deletes old files that nothing refers to: a new time protects this one until the next insert
    .onConflictDoUpdate({ target: files.hash, set: { createdAt: sql`now()` } })
  return { hash, type, ...(width && height && { width, height }) }
}

/**
 * Stores a picture for an event, upright, without metadata, and its variants. The same picture again has no further
 * effect.
 * @throws ProblemError `not-found`; `validation` for what is no picture that Foyer takes, and for one too many;
 *   `unavailable` while too many pictures wait
 */
export async function addPicture(db: Db, scope: Scope, eventId: string, upload: Uint8Array): Promise<Picture> {
  // before the work of decoding
  await assertEvent(db, scope, eventId)
  const picture = await readPicture(upload)
  const { hash } = await db.transaction(async (tx) => {
    await lockEvent(tx, scope, eventId)
    const stored = await storeFile(tx, picture)
    await tx.insert(eventPictures).values({ eventId, hash: stored.hash }).onConflictDoNothing()
    const [row] = await tx.select({ pictures: count() }).from(eventPictures).where(eq(eventPictures.eventId, eventId))
    if ((row?.pictures ?? 0) > maxPicturesPerEvent)
      throw new ProblemError('validation', { errors: [fault('body', 'too-many', maxPicturesPerEvent)] })
    return stored
  })
  await makeDueVariants(db, hash)
  return { hash, type: picture.type, width: picture.width, height: picture.height }
}

// so that concurrent uploads count each other
async function lockEvent(tx: Db, scope: Scope, id: string): Promise<void> {
  const mine = and(eq(events.id, id), eq(events.teamId, scope.team))
  const rows = await tx.select({ id: events.id }).from(events).where(mine).for('no key update')
  if (rows.length === 0) throw new ProblemError('not-found', { title: 'Event not found' })
}

/** Gives the copy of an event the pictures of the original. */
export async function copyPictures(tx: Db, from: string, to: string): Promise<void> {
  await tx.execute(sql`insert into ${eventPictures} (event_id, hash)
    select ${to}, hash from ${eventPictures} where event_id = ${from}`)
}

/** Deletes files that nothing has referred to for a week. Until then pages that are open in browsers may request them. */
export async function deleteUnusedFiles(db: Db): Promise<void> {
  await db.delete(files).where(sql`${files.createdAt} < now() - interval '7 days'
    and not exists (select from notion_copies c where c.hash = ${files.hash})
    and not exists (select from ${eventPictures} where ${eventPictures.hash} = ${files.hash})`)
}
