import type { BlockObjectResponse, GetPageResponse, PartialBlockObjectResponse } from '@notionhq/client'
import { isFullPage } from '@notionhq/client'
import type { Ask } from './ask.ts'
import { failureOf, NotionFailure } from './failure.ts'
import type { ReadBlock, ReadPage } from './read-block.ts'

type Block = BlockObjectResponse | PartialBlockObjectResponse

/** What is known of a page from one question. */
export interface PageHead extends Pick<ReadPage, 'id' | 'title' | 'icon' | 'cover'> {
  /** By Notion's clock, to the minute. */
  lastEditedAt: Date
  inTrash: boolean
}

/** The most that is taken from one page. */
export interface Limits {
  blocks: number
  depth: number
}
const usual: Limits = { blocks: 5000, depth: 12 }
const mostOnPage = 100

export async function readHead(ask: Ask, pageId: string): Promise<PageHead> {
  return headOf(await ask((client) => client.pages.retrieve({ page_id: pageId })))
}

function headOf(page: GetPageResponse): PageHead {
  if (!isFullPage(page))
    throw new NotionFailure('capability-missing', 'Notion hands out nothing of the page but its id')
  const title = Object.values(page.properties).flatMap((each) => (each.type === 'title' ? each.title : []))
  const { id, icon, cover, last_edited_time: edited, in_trash: inTrash } = page
  return { id, title, icon, cover, lastEditedAt: new Date(edited), inTrash }
}

/**
 * Reads everything below a page: each list once, a hundred at a time, and of parts that are shown in several places
 * (synced blocks) only the original. What the key may not see is left out, with its mere id in its place; whatever else
 * goes wrong fails the whole, for half a page must not be taken for one.
 * @throws NotionFailure
 */
export async function readBlocks(ask: Ask, pageId: string, limits = usual): Promise<ReadBlock[]> {
  const lists = new Map<string, Promise<Block[]>>()
  let blocks = 0

  function list(id: string): Promise<Block[]> {
    const begun = lists.get(id) ?? listWhole(ask, id)
    lists.set(id, begun)
    return begun
  }

  /** @param above the parents, so that no part is looked for within itself */
  async function below(id: string, above: readonly string[]): Promise<ReadBlock[]> {
    const found = await list(id)
    blocks += found.length
    if (blocks > limits.blocks) throw new NotionFailure('too-large', `more than ${limits.blocks} blocks`)
    const path = [...above, id]
    return await Promise.all(found.map(async (block) => ({ block, children: await childrenOf(block, path) })))
  }

  async function childrenOf(block: Block, path: readonly string[]): Promise<ReadBlock[]> {
    const id = holderOf(block)
    if (id === undefined || path.includes(id)) return []
    if (path.length >= limits.depth) return [unread(id)]
    return await below(id, path).catch((error: unknown) => {
      const failure = failureOf(error)
      if (failure.because === 'not-found' || failure.because === 'invalid') return [unread(id)]
      throw failure
    })
  }

  return await below(pageId, [])
}

const unread = (id: string): ReadBlock => ({ block: { object: 'block', id }, children: [] })

/**
 * One list to its end. Between two of its pages somebody may write: a block that comes twice counts once, and when the
 * place to go on from is gone, the list is begun anew.
 */
async function listWhole(ask: Ask, id: string, begunAnew = 0): Promise<Block[]> {
  const found = new Map<string, Block>()
  let cursor: string | undefined
  do {
    const from: string | undefined = cursor
    const page = await ask((client) =>
      client.blocks.children.list({ block_id: id, page_size: mostOnPage, ...(from && { start_cursor: from }) }),
    ).catch((error: unknown) => failureOf(error))
    if (page instanceof NotionFailure) {
      if (page.because !== 'invalid' || from === undefined) throw page
      if (begunAnew >= 2) throw new NotionFailure('down', 'the page is changing faster than it can be read')
      return await listWhole(ask, id, begunAnew + 1)
    }
    for (const block of page.results) found.set(block.id, block)
    cursor = page.has_more ? (page.next_cursor ?? undefined) : undefined
  } while (cursor !== undefined)
  return [...found.values()]
}

/** Below which id the children of a block are to be looked for; undefined where there is nothing to be shown. */
function holderOf(block: Block): string | undefined {
  if (!('type' in block)) return undefined
  if (block.type === 'synced_block')
    return block.synced_block.synced_from?.block_id ?? (block.has_children ? block.id : undefined)
  return block.has_children && shown.has(block.type) ? block.id : undefined
}

// Not pages and databases below this one, not templates, not notes of meetings, and nothing that the API does not hand
// out: to ask for its children is an error
const shown: ReadonlySet<string> = new Set<BlockObjectResponse['type']>([
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
