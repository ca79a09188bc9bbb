import type { BlockObjectResponse, GetPageResponse, PartialBlockObjectResponse } from '@notionhq/client'
import { isFullPage } from '@notionhq/client'
import type { NotionCall } from './call.ts'
import { failureOf, NotionFailure } from './failure.ts'
import { pageLimits } from './limits.ts'
import type { ReadBlock, ReadPage } from './read-block.ts'

type Block = BlockObjectResponse | PartialBlockObjectResponse

/** The properties of a page, read in one request. */
export interface PageHead extends Pick<ReadPage, 'id' | 'title' | 'icon' | 'cover'> {
  /** From Notion, rounded to the minute. */
  lastEditedAt: Date
  inTrash: boolean
}

/** The limits of reading a page. */
export interface PageLimits {
  blocks: number
  depth: number
}
const listPageSize = 100

/** Reads the properties of a page, without its blocks. @throws NotionFailure `capability-missing` when the key may not read content */
export async function readHead(call: NotionCall, pageId: string): Promise<PageHead> {
  return headOf(await call((client) => client.pages.retrieve({ page_id: pageId })))
}

function headOf(page: GetPageResponse): PageHead {
  if (!isFullPage(page)) throw new NotionFailure('capability-missing', 'Notion returns only the id of the page')
  const title = Object.values(page.properties).flatMap((each) => (each.type === 'title' ? each.title : []))
  const { id, icon, cover, last_edited_time: edited, in_trash: inTrash } = page
  return { id, title, icon, cover, lastEditedAt: new Date(edited), inTrash }
}

/**
 * Reads all blocks of a page: each list once, in pages of 100 blocks, and for synced blocks only the original. A block
 * that the key may not read stays as a mere id. Any other failure fails the whole read, so that Foyer never publishes
 * half a page.
 * @throws NotionFailure
 */
export async function readBlocks(
  call: NotionCall,
  pageId: string,
  limits: PageLimits = pageLimits,
): Promise<ReadBlock[]> {
  const lists = new Map<string, Promise<Block[]>>()
  let blocks = 0

  function readListOnce(id: string): Promise<Block[]> {
    const list = lists.get(id) ?? readList(call, id)
    lists.set(id, list)
    return list
  }

  /** @param above the ids of the parents; a synced block may contain itself */
  async function readChildren(id: string, above: readonly string[]): Promise<ReadBlock[]> {
    const found = await readListOnce(id)
    blocks += found.length
    if (blocks > limits.blocks) throw new NotionFailure('too-large', `more than ${limits.blocks} blocks`)
    const path = [...above, id]
    return await Promise.all(found.map(async (block) => ({ block, children: await childrenOf(block, path) })))
  }

  async function childrenOf(block: Block, path: readonly string[]): Promise<ReadBlock[]> {
    const id = childrenHolder(block)
    if (id === undefined || path.includes(id)) return []
    if (path.length >= limits.depth) return [unreadableBlock(id)]
    return await readChildren(id, path).catch((error: unknown) => {
      const failure = failureOf(error)
      if (failure.code === 'not-found' || failure.code === 'invalid') return [unreadableBlock(id)]
      throw failure
    })
  }

  return await readChildren(pageId, [])
}

const unreadableBlock = (id: string): ReadBlock => ({ block: { object: 'block', id }, children: [] })

/**
 * Reads a list to its end. A user may edit it between two requests: a block that comes twice counts once, and when the
 * cursor is no longer valid, reading starts again.
 */
async function readList(call: NotionCall, id: string, restarts = 0): Promise<Block[]> {
  const found = new Map<string, Block>()
  let cursor: string | undefined
  do {
    const from: string | undefined = cursor
    const page = await call((client) =>
      client.blocks.children.list({ block_id: id, page_size: listPageSize, ...(from && { start_cursor: from }) }),
    ).catch((error: unknown) => failureOf(error))
    if (page instanceof NotionFailure) {
      if (page.code !== 'invalid' || from === undefined) throw page
      if (restarts >= 2) throw new NotionFailure('down', 'the page is changing faster than it can be read')
      return await readList(call, id, restarts + 1)
    }
    for (const block of page.results) found.set(block.id, block)
    cursor = page.has_more ? (page.next_cursor ?? undefined) : undefined
  } while (cursor !== undefined)
  return [...found.values()]
}

/** The id of the block whose children to read; undefined when there are none to show. */
function childrenHolder(block: Block): string | undefined {
  if (!('type' in block)) return undefined
  if (block.type === 'synced_block')
    return block.synced_block.synced_from?.block_id ?? (block.has_children ? block.id : undefined)
  return block.has_children && typesWithChildren.has(block.type) ? block.id : undefined
}

// Without subpages, databases, templates and meeting notes, and without the types that the API does not return: a
// request for their children is an error.
const typesWithChildren: ReadonlySet<string> = new Set<BlockObjectResponse['type']>([
  'paragraph',
  'heading_1',
  'heading_2',
  'heading_3',
  'heading_4',
  'bulleted_list_item',
  'numbered_list_item',
  'quote',
  'to_do',
  'toggle',
  'callout',
  'tab',
  'column_list',
  'column',
  'table',
])
