import type { SeenState } from '@foyer/contract/notion-states'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { leftOutOf } from '../../../lib/notion/content.ts'
import { filesOf } from '../../../lib/notion/files.ts'
import { normalise } from '../../../lib/notion/normalise.ts'
import type { PageHead } from '../../../lib/notion/read-page.ts'
import type { PageTree } from '../../../lib/notion/tree.ts'
import type { Connection, NotRead, Reader } from '../../../lib/notion.ts'
import { needsWhole } from '../rules.ts'
import type { Claim, PageRow } from './claim.ts'
import { copyFiles } from './copy.ts'

/** What a look at a page came to. */
export interface Look {
  seen: SeenState
  /** The whole page, when it was read. */
  tree?: PageTree
  leftOut?: PageRow['leftOut']
  editedAt?: Date
  /** Whether something of it may be had soon that was not to be had now. */
  later?: boolean
  retryAfter?: number
  connection?: Connection
}

const seenAs: Record<NotRead, SeenState> = {
  'key-refused': 'key-refused',
  'capability-missing': 'capability-missing',
  'page-not-shared': 'page-not-shared',
  'is-database': 'is-database',
  'rate-limited': 'rate-limited',
  blocked: 'blocked',
  down: 'notion-down',
  'too-large': 'too-large',
}

type Needs = Pick<Services, 'outbound'> & { reader: Reader; alive: () => Promise<void> }

/** Looks at a page: with one question whether it was edited, and with as many as it takes when it was. */
export async function lookAt(db: Db, needs: Needs, claim: Claim): Promise<Look> {
  const { reader } = needs
  const head = await reader.head(claim.page.pageId)
  if (!head.ok) return failed(head)
  const { lastEditedAt: editedAt, inTrash } = head.value
  if (inTrash) return { seen: 'in-trash' }
  const wanted = claim.page.wanted || claim.page.snapshotId === null
  if (!needsWhole({ ...claim.page, wanted }, editedAt, claim.now)) return { seen: lastGood(claim), editedAt }
  const connection = claim.key.workspace === null ? await reader.connection() : undefined
  const whole = await readWhole(db, needs, claim, head.value)
  return { ...whole, ...(connection?.ok && { connection: connection.value }) }
}

async function readWhole(db: Db, needs: Needs, { page }: Claim, head: PageHead): Promise<Look> {
  const blocks = await needs.reader.blocks(page.pageId)
  if (!blocks.ok) return failed(blocks)
  const read = { ...head, blocks: blocks.value }
  const { copyOf, later } = await copyFiles(db, needs, page.eventId, filesOf(read))
  const tree = normalise(read, copyOf)
  const leftOut = missingOf(tree)
  return { seen: leftOut.length === 0 ? 'connected' : 'incomplete', tree, leftOut, editedAt: head.lastEditedAt, later }
}

const mostLeftOut = 50

/** What of a page is not published although it was meant to be. */
const missingOf = (tree: PageTree): PageRow['leftOut'] =>
  leftOutOf(tree)
    .flatMap(({ reason, name }) => (reason === 'private' ? [] : [{ reason, name }]))
    .slice(0, mostLeftOut)

const failed = ({ because, retryAfter }: { because: NotRead; retryAfter?: number }): Look => ({
  seen: seenAs[because],
  ...(retryAfter !== undefined && { retryAfter }),
})

/** Nothing was edited: it is as it was when it was read last. */
const lastGood = ({ page }: Claim): SeenState => (page.leftOut.length === 0 ? 'connected' : 'incomplete')
