import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { fileType } from '../../../lib/file-type.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { FileToCopy } from '../../../lib/notion/files.ts'
import type { FileCopy } from '../../../lib/notion/tree.ts'
import type { OutboundFailure } from '../../../lib/outbound/failure.ts'
import { OutboundError } from '../../../lib/outbound/failure.ts'
import type { ReadBody } from '../../../lib/outbound/get.ts'
import { pictureSize } from '../../../lib/picture-size.ts'
import { variantWidths } from '../../../lib/picture-variants.ts'
import { notionCopies, notionFiles } from '../../../schema/notion-pages.ts'
import { makeDueVariants } from './make-variants.ts'

const bytesPerMebibyte = 1024 * 1024
const maxFileBytes = 25 * bytesPerMebibyte
const maxPictureBytes = 10 * bytesPerMebibyte
const maxFilesPerPage = 200
const maxBytesPerSync = 200 * bytesPerMebibyte
/** Copies that are older are fetched again, and so are files that could not be copied. */
const freshSince = sql`now() - interval '1 day'`

/** `fileType` looks at no more than these first bytes of a file. */
const bytesForFileType = 1000

const limits = { timeoutMs: 30_000, maxBytes: maxFileBytes }

export interface PageCopies {
  copyOf: (key: string) => FileCopy | undefined
  /** Whether a file is missing because of a temporary failure. */
  retrySoon: boolean
}

interface CopyDeps extends Pick<Infra, 'outbound'> {
  /** Renews the lease of the page. Throws when this process has lost it, or stops. */
  ensureLease: () => Promise<void>
}

/**
 * Copies the files of a page. A file that Notion stores never changes under its key, so it is copied once. A file from
 * another server is fetched again after a day.
 */
export async function copyFiles(
  db: Db,
  deps: CopyDeps,
  eventId: string,
  files: readonly FileToCopy[],
): Promise<PageCopies> {
  const copies = await storedCopies(db, eventId)
  let retrySoon = false
  let bytes = 0
  for (const [index, file] of files.entries()) {
    const stored = copies.get(file.key)
    if (stored && (isStoredAtNotion(file) || stored.fresh)) continue
    await deps.ensureLease()
    const fetched = index < maxFilesPerPage && bytes < maxBytesPerSync ? await fetchFile(deps, file) : 'rejected'
    if (typeof fetched !== 'string') bytes += fetched.bytes.length
    // an old copy is better than no copy
    if (typeof fetched === 'string' && stored?.copy) continue
    if (fetched === 'retry-later') retrySoon = true
    else copies.set(file.key, { copy: await storeCopy(db, eventId, file.key, fetched), fresh: true })
  }
  await markUsed(db, eventId, files)
  return { copyOf: (key) => copies.get(key)?.copy, retrySoon }
}

// a signed URL of Notion's storage: each upload has a new name
const isStoredAtNotion = ({ url }: FileToCopy) => /[?&]X-Amz-Signature=/.test(url)

interface StoredCopy {
  copy: FileCopy | undefined
  fresh: boolean
}

async function storedCopies(db: Db, eventId: string): Promise<Map<string, StoredCopy>> {
  const rows = await db
    .select({
      key: notionCopies.key,
      fresh: sql<boolean>`${notionCopies.copiedAt} > ${freshSince}`,
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

type FileRow = { hash: string | null; type: string | null; width: number | null; height: number | null }

const copyFrom = ({ hash, type, width, height }: FileRow): FileCopy | undefined =>
  hash !== null && type !== null ? { hash, type, ...(width && height && { width, height }) } : undefined

interface FetchedFile {
  bytes: Buffer
  type: string
}

/** @returns `rejected` when a retry would fail too, `retry-later` after a temporary failure */
async function fetchFile(
  { outbound }: CopyDeps,
  { url }: FileToCopy,
): Promise<FetchedFile | 'rejected' | 'retry-later'> {
  const response = await outbound.get(url, readFile, limits)
  if (!response.ok) return temporaryFailures.has(response.failure.failure) ? 'retry-later' : 'rejected'
  if (response.status === 200) return response.body
  return response.status >= 500 || response.status === 429 ? 'retry-later' : 'rejected'
}

const temporaryFailures: ReadonlySet<OutboundFailure> = new Set<OutboundFailure>([
  'dns-failed',
  'refused',
  'unreachable',
  'reset',
  'timeout',
])

const readFile: ReadBody<FetchedFile> = async (chunks) => {
  const received: Buffer[] = []
  let length = 0
  let type: string | undefined
  for await (const chunk of chunks) {
    received.push(chunk)
    length += chunk.length
    if (length >= bytesForFileType) type ??= fileType(Buffer.concat(received))
    if (type?.startsWith('image/') && length > maxPictureBytes)
      throw new OutboundError('body-too-large', 'a picture of more than 10 MiB')
  }
  const bytes = Buffer.concat(received)
  return { bytes, type: type ?? fileType(bytes) }
}

/** Stores a copy. Files with the same content share one row. */
async function storeCopy(
  db: Db,
  eventId: string,
  key: string,
  fetched: FetchedFile | 'rejected',
): Promise<FileCopy | undefined> {
  const hash = fetched === 'rejected' ? null : createHash('sha256').update(fetched.bytes).digest('hex')
  const size = fetched === 'rejected' ? undefined : pictureSize(fetched.bytes, fetched.type)
  const sizeColumns = { width: size?.width ?? null, height: size?.height ?? null }
  const isScalable = fetched !== 'rejected' && variantWidths(fetched.type, size?.width).length > 0
  await db.transaction(async (tx) => {
    if (hash !== null && fetched !== 'rejected')
      await tx
        .insert(notionFiles)
        .values({ hash, ...fetched, ...sizeColumns, ...(isScalable && { variantsDueAt: sql`now()` }) })
        // `deleteUnusedCopies` deletes old files that no copy refers to: a new time protects this one until the next insert
        .onConflictDoUpdate({ target: notionFiles.hash, set: { createdAt: sql`now()` } })
    const values = { hash, copiedAt: sql`now()`, usedAt: sql`now()` }
    await tx
      .insert(notionCopies)
      .values({ eventId, key, ...values })
      .onConflictDoUpdate({ target: [notionCopies.eventId, notionCopies.key], set: values })
  })
  if (isScalable && hash !== null) await makeDueVariants(db, hash)
  return fetched === 'rejected' ? undefined : copyFrom({ hash, type: fetched.type, ...sizeColumns })
}

async function markUsed(db: Db, eventId: string, files: readonly FileToCopy[]): Promise<void> {
  const keys = files.map(({ key }) => key)
  if (keys.length > 0)
    await db
      .update(notionCopies)
      .set({ usedAt: sql`now()` })
      .where(and(eq(notionCopies.eventId, eventId), inArray(notionCopies.key, keys)))
}

/**
 * Deletes copies that their page stopped using a week before its last full read. Until then pages that are open in
 * browsers may still request them.
 */
export async function deleteUnusedCopies(db: Db): Promise<void> {
  await db.delete(notionCopies).where(sql`${notionCopies.usedAt} < now() - interval '7 days'
    and not exists (select from notion_pages p where p.event_id = ${notionCopies.eventId}
      and (p.read_at is null or p.read_at < ${notionCopies.usedAt} + interval '7 days'))`)
  await db.delete(notionFiles).where(sql`${notionFiles.createdAt} < now() - interval '7 days'
    and not exists (select from ${notionCopies} where ${notionCopies.hash} = ${notionFiles.hash})`)
}
