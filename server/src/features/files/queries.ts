import { Picture } from '@foyer/contract/files'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { copyBytes } from '../../lib/copy-bytes.ts'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import { variantWidths } from '../../lib/picture-variants.ts'
import type { Scope } from '../../lib/scope.ts'
import { events } from '../../schema/events.ts'
import { eventPictures, files, fileVariants } from '../../schema/files.ts'

/** The media type of a file, and its size in bytes. */
export async function fileByHash(db: Db, hash: string): Promise<{ type: string; size: number } | undefined> {
  const [row] = await db
    .select({ type: files.type, size: sql<number>`octet_length(${files.bytes})` })
    .from(files)
    .where(eq(files.hash, hash))
  return row
}

/** A range of a file. @param from the first byte, counted from 0 */
export function partOfFile(pool: pg.Pool, hash: string, from: number, length: number): Promise<Buffer | undefined> {
  const part = sql`substring(${files.bytes} from ${from + 1} for ${length})`
  return copyBytes(pool, sql`select ${part} from ${files} where ${eq(files.hash, hash)}`)
}

/** The size of a picture's variant, in bytes. @returns undefined when there is none, because it is not made yet or never */
export async function variantSize(db: Db, hash: string, width: number): Promise<number | undefined> {
  const [row] = await db
    .select({ size: sql<number>`octet_length(${fileVariants.bytes})` })
    .from(fileVariants)
    .where(and(eq(fileVariants.hash, hash), eq(fileVariants.width, width)))
  return row?.size
}

/** A range of a picture's variant. @param from the first byte, counted from 0 */
export function partOfVariant(
  pool: pg.Pool,
  { hash, width }: { hash: string; width: number },
  from: number,
  length: number,
): Promise<Buffer | undefined> {
  const part = sql`substring(${fileVariants.bytes} from ${from + 1} for ${length})`
  const isVariant = and(eq(fileVariants.hash, hash), eq(fileVariants.width, width))
  return copyBytes(pool, sql`select ${part} from ${fileVariants} where ${isVariant}`)
}

/** All of a picture's variant. @returns undefined when there is none */
export async function wholeVariant(
  db: Db,
  { hash, width }: { hash: string; width: number },
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: fileVariants.bytes })
    .from(fileVariants)
    .where(and(eq(fileVariants.hash, hash), eq(fileVariants.width, width)))
  return row?.bytes
}

/** The bytes of an uploaded picture: its largest variant or, without one, the picture itself. */
export async function uploadedPicture(
  db: Db,
  { hash, type, width }: { hash: string; type: string; width?: number },
): Promise<Buffer | undefined> {
  const largest = variantWidths(type, width).at(-1)
  const variant = largest ? await wholeVariant(db, { hash, width: largest }) : undefined
  if (variant) return variant
  const [row] = await db.select({ bytes: files.bytes }).from(files).where(eq(files.hash, hash))
  return row?.bytes
}

/** A picture that was uploaded for an event. */
export async function pictureOfEvent(db: Db, eventId: string, hash: string): Promise<Picture | undefined> {
  const [row] = await db
    .select({ hash: files.hash, type: files.type, width: files.width, height: files.height })
    .from(eventPictures)
    .innerJoin(files, eq(files.hash, eventPictures.hash))
    .where(and(eq(eventPictures.eventId, eventId), eq(eventPictures.hash, hash)))
  return row && Picture.parse(row)
}

/** @throws ProblemError `not-found`, also for another team's event */
export async function assertEvent(db: Db, scope: Scope, id: string): Promise<void> {
  const mine = and(eq(events.id, id), isInScope(scope, events.teamId, events.id))
  const [event] = await db.select({ id: events.id }).from(events).where(mine)
  if (!event) throw new ProblemError('not-found', { title: 'Event not found' })
}
