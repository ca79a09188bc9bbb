import type { NotionSyncStatus } from '@foyer/contract/notion-states'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { contentVersion, skippedIn } from '../../../lib/notion/content.ts'
import { filesOf } from '../../../lib/notion/files.ts'
import { normalise } from '../../../lib/notion/normalise.ts'
import type { PageHead } from '../../../lib/notion/read-page.ts'
import type { PageTree } from '../../../lib/notion/tree.ts'
import type { Connection, NotionReader, ReadFailure } from '../../../lib/notion.ts'
import type { OutboundFailure } from '../../../lib/outbound/failure.ts'
import { needsFullRead, needsUpgrade } from '../rules.ts'
import { copyFiles } from './copy-files.ts'
import type { PageLease, PageRow } from './lease-page.ts'

/** The result of polling a page. */
export interface SyncResult {
  status: NotionSyncStatus
  /** The page, when it was read in full. */
  tree?: PageTree
  skipped?: PageRow['skipped']
  editedAt?: Date
  /** Whether a file of the page is missing because of a temporary failure. */
  retrySoon?: boolean
  /** How long Notion wants no requests with this key, in seconds. */
  retryAfter?: number
  /** The reason that Notion has not answered; undefined when it has. */
  outboundFailure?: OutboundFailure
  connection?: Connection
}

const statusOfFailure: Record<ReadFailure, NotionSyncStatus> = {
  'key-refused': 'key-refused',
  'capability-missing': 'capability-missing',
  'page-not-shared': 'page-not-shared',
  'is-database': 'is-database',
  'rate-limited': 'rate-limited',
  blocked: 'blocked',
  down: 'notion-down',
  'too-large': 'too-large',
}

type Deps = Pick<Infra, 'outbound'> & { reader: NotionReader; ensureLease: () => Promise<void> }

/** Polls a page: one request asks whether it was edited. Only an edited page is read in full, with many requests. */
export async function pollPage(db: Db, deps: Deps, lease: PageLease): Promise<SyncResult> {
  const { reader } = deps
  const head = await reader.head(lease.page.pageId)
  if (!head.ok) return failed(head)
  const { lastEditedAt: editedAt, inTrash } = head.value
  if (inTrash) return { status: 'in-trash' }
  const recentCalls = lease.key.secondsSinceCalls < 60 ? lease.key.calls : 0
  const syncRequested =
    lease.page.syncRequested || lease.page.snapshotId === null || needsUpgrade(lease, contentVersion, recentCalls)
  if (!needsFullRead({ ...lease.page, syncRequested }, editedAt, lease.now))
    return { status: unchangedStatus(lease), editedAt }
  const connection = lease.key.workspace === null ? await reader.connection() : undefined
  const result = await readFullPage(db, deps, lease, head.value)
  return { ...result, ...(connection?.ok && { connection: connection.value }) }
}

async function readFullPage(db: Db, deps: Deps, { page }: PageLease, head: PageHead): Promise<SyncResult> {
  const blocks = await deps.reader.blocks(page.pageId)
  if (!blocks.ok) return failed(blocks)
  const publicUrls = await deps.reader.publicUrls(blocks.value)
  if (!publicUrls.ok) return failed(publicUrls)
  const read = { ...head, blocks: blocks.value, publicUrls: publicUrls.value }
  const { copyOf, retrySoon } = await copyFiles(db, deps, page.eventId, filesOf(read))
  const tree = normalise(read, copyOf)
  const skipped = skippedItemsOf(tree)
  return {
    status: skipped.length === 0 ? 'connected' : 'incomplete',
    tree,
    skipped,
    editedAt: head.lastEditedAt,
    retrySoon,
  }
}

const maxSkippedItems = 50

/** The parts of a page that could not be published, for the organiser. Parts that are private in Notion are skipped on purpose. */
const skippedItemsOf = (tree: PageTree): PageRow['skipped'] =>
  skippedIn(tree)
    .flatMap(({ reason, name }) => (reason === 'private' || reason === 'not-public' ? [] : [{ reason, name }]))
    .slice(0, maxSkippedItems)

const failed = ({
  failure,
  retryAfter,
  outboundFailure,
}: Pick<SyncResult, 'retryAfter' | 'outboundFailure'> & { failure: ReadFailure }): SyncResult => ({
  status: statusOfFailure[failure],
  ...(retryAfter !== undefined && { retryAfter }),
  ...(outboundFailure && { outboundFailure }),
})

/** The status of a page that was not edited since its last full read. */
const unchangedStatus = ({ page }: PageLease): NotionSyncStatus =>
  page.skipped.length === 0 ? 'connected' : 'incomplete'
