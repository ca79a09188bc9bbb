import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { fileType } from '../../../lib/file-type.ts'
import type { FileToCopy } from '../../../lib/notion/files.ts'
import type { FileCopy } from '../../../lib/notion/tree.ts'
import type { OutboundFailure } from '../../../lib/outbound/failure.ts'
import { OutboundError } from '../../../lib/outbound/failure.ts'
import type { ReadBody } from '../../../lib/outbound/visit.ts'
import { pictureSize } from '../../../lib/picture-size.ts'
import { notionCopies, notionFiles } from '../../../schema/notion-pages.ts'

const mebibyte = 1024 * 1024
const mostBytes = 25 * mebibyte
const mostPictureBytes = 10 * mebibyte
/** Of one page. */
const mostFiles = 200
const mostBytesInAll = 200 * mebibyte
/** How old a copy may be of a file that can be replaced under its address, and how long one that could not be had is left alone. */
const good = sql`now() - interval '1 day'`

const limits = { timeoutInMs: 30_000, maxBytes: mostBytes }

export interface Copies {
  copyOf: (key: string) => FileCopy | undefined
  /** Whether something could not be had that perhaps can be soon. */
  later: boolean
}

interface Given extends Pick<Services, 'outbound'> {
  /** Says that this process still works; throws when it should not. */
  alive: () => Promise<void>
}

/**
 * Sees to it that there is a copy of each file. What lies with Notion never changes under its name and is copied once;
 * what lies elsewhere is looked at again after a day.
 */
export async function copyFiles(db: Db, given: Given, eventId: string, files: readonly FileToCopy[]): Promise<Copies> {
  const copies = await knownCopies(db, eventId)
  let later = false
  let bytes = 0
  for (const [at, file] of files.entries()) {
    const known = copies.get(file.key)
    if (known && (isNotions(file) || known.fresh)) continue
    await given.alive()
    const got = at < mostFiles && bytes < mostBytesInAll ? await fetchFile(given, file) : 'refused'
    if (typeof got !== 'string') bytes += got.bytes.length
    // an old copy is better than none
    if (typeof got === 'string' && known?.copy) continue
    if (got === 'later') later = true
    else copies.set(file.key, { copy: await keep(db, eventId, file.key, got), fresh: true })
  }
  await markUsed(db, eventId, files)
  return { copyOf: (key) => copies.get(key)?.copy, later }
}

// a signed address at Notion's store, which names each upload anew
const isNotions = ({ url }: FileToCopy) => /[?&]X-Amz-Signature=/.test(url)

interface Known {
  copy: FileCopy | undefined
  fresh: boolean
}

async function knownCopies(db: Db, eventId: string): Promise<Map<string, Known>> {
  const rows = await db
    .select({
      key: notionCopies.key,
      fresh: sql<boolean>`${notionCopies.copiedAt} > ${good}`,
      hash: notionFiles.hash,
      type: notionFiles.type,
      width: notionFiles.width,
      height: notionFiles.height,
    })
    .from(notionCopies)
    .leftJoin(notionFiles, eq(notionFiles.hash, notionCopies.hash))
    .where(eq(notionCopies.eventId, eventId))
  return new Map(rows.map(({ key, fresh, ...file }) => [key, { fresh, copy: copyFrom(file) }]))
}

type File = { hash: string | null; type: string | null; width: number | null; height: number | null }

const copyFrom = ({ hash, type, width, height }: File): FileCopy | undefined =>
  hash !== null && type !== null ? { hash, type, ...(width && height && { width, height }) } : undefined

interface Fetched {
  bytes: Buffer
  type: string
}

/** @returns `refused` when it will not be had by asking again soon */
async function fetchFile({ outbound }: Given, { url }: FileToCopy): Promise<Fetched | 'refused' | 'later'> {
  const answer = await outbound.visit(url, readFile, limits)
  if (!answer.ok) return passing.has(answer.failure.failure) ? 'later' : 'refused'
  if (answer.status === 200) return answer.body
  return answer.status >= 500 || answer.status === 429 ? 'later' : 'refused'
}

const passing: ReadonlySet<OutboundFailure> = new Set<OutboundFailure>([
  'dns-failed',
  'refused',
  'unreachable',
  'reset',
  'timeout',
])

const readFile: ReadBody<Fetched> = async (pieces) => {
  const read: Buffer[] = []
  let length = 0
  let type: string | undefined
  for await (const piece of pieces) {
    read.push(piece)
    length += piece.length
    if (length >= 1000) type ??= fileType(Buffer.concat(read))
    if (type?.startsWith('image/') && length > mostPictureBytes)
      throw new OutboundError('body-too-large', 'a picture of more than 10 MiB')
  }
  const bytes = Buffer.concat(read)
  return { bytes, type: type ?? fileType(bytes) }
}

/** Writes a copy down, each content once. */
async function keep(db: Db, eventId: string, key: string, got: Fetched | 'refused'): Promise<FileCopy | undefined> {
  const hash = got === 'refused' ? null : createHash('sha256').update(got.bytes).digest('hex')
  const size = got === 'refused' ? undefined : pictureSize(got.bytes, got.type)
  await db.transaction(async (tx) => {
    if (hash !== null && got !== 'refused')
      await tx
        .insert(notionFiles)
        .values({ hash, ...got, width: size?.width ?? null, height: size?.height ?? null })
        // so that it is not dropped as one that nobody uses, before the next statement has said who does
        .onConflictDoUpdate({ target: notionFiles.hash, set: { createdAt: sql`now()` } })
    const values = { hash, copiedAt: sql`now()`, usedAt: sql`now()` }
    await tx
      .insert(notionCopies)
      .values({ eventId, key, ...values })
      .onConflictDoUpdate({ target: [notionCopies.eventId, notionCopies.key], set: values })
  })
  return got === 'refused'
    ? undefined
    : copyFrom({ hash, type: got.type, width: size?.width ?? null, height: size?.height ?? null })
}

async function markUsed(db: Db, eventId: string, files: readonly FileToCopy[]): Promise<void> {
  const keys = files.map(({ key }) => key)
  if (keys.length > 0)
    await db
      .update(notionCopies)
      .set({ usedAt: sql`now()` })
      .where(and(eq(notionCopies.eventId, eventId), inArray(notionCopies.key, keys)))
}

/** Forgets copies that no page has shown for a week: pages in browsers may still name them. */
export async function forgetCopies(db: Db): Promise<void> {
  await db.delete(notionCopies).where(sql`${notionCopies.usedAt} < now() - interval '7 days'
    and not exists (select from notion_pages p where p.event_id = ${notionCopies.eventId}
      and (p.read_at is null or p.read_at < ${notionCopies.usedAt} + interval '7 days'))`)
  await db.delete(notionFiles).where(sql`${notionFiles.createdAt} < now() - interval '7 days'
    and not exists (select from ${notionCopies} where ${notionCopies.hash} = ${notionFiles.hash})`)
}
