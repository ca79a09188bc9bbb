import { createHash } from 'node:crypto'
import type { Picture } from '@foyer/contract/files'
import { maxPicturesPerEvent } from '@foyer/contract/files'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { MayAudit } from '../../lib/audit.ts'
import { auditedOr } from '../../lib/audit.ts'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { FileCopy } from '../../lib/notion/tree.ts'
import type { ReadPicture } from '../../lib/picture-upload.ts'
import { readPicture } from '../../lib/picture-upload.ts'
import { variantWidths } from '../../lib/picture-variants.ts'
import type { Scope } from '../../lib/scope.ts'
import { users } from '../../schema/accounts.ts'
import { events } from '../../schema/events.ts'
import { eventPictures, files } from '../../schema/files.ts'
import { teams } from '../../schema/teams.ts'
import { changePicture } from '../me/commands.ts'
import { changeLogo } from '../teams/commands.ts'
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
  const hash = hashOf(bytes)
  const isScalable = variantWidths(type, width).length > 0
  await tx
    .insert(files)
    .values({ hash, bytes, type, width, height, ...(isScalable && { variantsDueAt: sql`now()` }) })
    // `deleteUnusedFiles` deletes old files that nothing refers to: a new time protects this one until the next insert
    .onConflictDoUpdate({ target: files.hash, set: { createdAt: sql`now()` } })
  return { hash, type, ...(width && height && { width, height }) }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Stores a picture for an event, upright, without metadata, and its variants. The same picture again has no further
 * effect.
 * @throws ProblemError `not-found`; `validation` for what is no picture that Foyer takes, and for one too many;
 *   `unavailable` while too many pictures wait
 */
export async function addPicture(
  db: Db,
  deps: MayAudit,
  scope: Scope,
  eventId: string,
  upload: Uint8Array,
): Promise<Picture> {
  // before the work of decoding
  await assertEvent(db, scope, eventId)
  const picture = await readPicture(upload)
  const { hash } = await auditedOr(db, deps).transaction(async (tx) => {
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
  const mine = and(eq(events.id, id), isInScope(scope, events.teamId, events.id))
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
    and ${isUnused}`)
}

/** Deletes files at once, as far as nothing else refers to them. */
export async function deleteUnused(tx: Db, hashes: (string | null)[]): Promise<void> {
  const given = hashes.filter((hash) => hash !== null)
  if (given.length > 0) await tx.delete(files).where(and(inArray(files.hash, given), isUnused))
}

const isUnused = sql`not exists (select from notion_copies c where c.hash = ${files.hash})
  and not exists (select from ${eventPictures} where ${eventPictures.hash} = ${files.hash})
  and not exists (select from ${users} where ${users.image} = ${files.hash})
  and not exists (select from ${teams} where ${teams.logo} = ${files.hash})`

/** Stores the picture of an account. @returns its hash */
export async function setOwnPicture(db: Db, accountId: string, picture: ReadPicture): Promise<string> {
  return await db.transaction(async (tx) => {
    // the lock of the account first, as where its picture is removed
    const before = await changePicture(tx, accountId, hashOf(picture.bytes))
    const { hash } = await storeFile(tx, picture)
    await deleteUnused(tx, [before])
    return hash
  })
}

/** Removes the picture of an account. */
export async function removeOwnPicture(db: Db, accountId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteUnused(tx, [await changePicture(tx, accountId, null)])
  })
}

/** Stores the logo of a team. @returns its hash */
export async function setLogo(db: Db, deps: MayAudit, scope: Scope, picture: ReadPicture): Promise<string> {
  return await auditedOr(db, deps).transaction(async (tx) => {
    const before = await changeLogo(tx, scope, hashOf(picture.bytes))
    const { hash } = await storeFile(tx, picture)
    await deleteUnused(tx, [before])
    return hash
  })
}

/** Removes the logo of a team. */
export async function removeLogo(db: Db, scope: Scope): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteUnused(tx, [await changeLogo(tx, scope, null)])
  })
}
