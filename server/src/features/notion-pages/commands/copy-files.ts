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
import { files } from '../../../schema/files.ts'
import { notionCopies } from '../../../schema/notion-pages.ts'
import { makeDueVariants } from '../../files/commands/make-variants.ts'
import { storeFile } from '../../files/commands.ts'

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
      hash: files.hash,
      type: files.type,
      width: files.width,
      height: files.height,
    })
    .from(notionCopies)
    .leftJoin(files, eq(files.hash, notionCopies.hash))
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
  const size = fetched === 'rejected' ? undefined : pictureSize(fetched.bytes, fetched.type)
  const copy = await db.transaction(async (tx) => {
    const stored = fetched === 'rejected' ? undefined : await storeFile(tx, { ...fetched, ...size })
    const values = { hash: stored?.hash ?? null, copiedAt: sql`now()`, usedAt: sql`now()` }
    await tx
      .insert(notionCopies)
      .values({ eventId, key, ...values })
      .onConflictDoUpdate({ target: [notionCopies.eventId, notionCopies.key], set: values })
    return stored
  })
  if (copy) await makeDueVariants(db, copy.hash)
  return copy
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
}
