import type { NotionCall } from './call.ts'
import { failureOf } from './failure.ts'
import type { PublicUrls, ReadBlock } from './read-block.ts'
import { linkedPageOf, safeLink, undashed } from './safe-link.ts'

/** How many pages and databases Foyer asks about: one request each. Those beyond count as not public. */
const maxLinkedPages = 50

/**
 * Asks which of the pages and databases that blocks lead to have a public address of their own.
 * @throws NotionFailure
 */
export async function readPublicUrls(call: NotionCall, blocks: ReadBlock[]): Promise<PublicUrls> {
  const linked = [...linkedPagesIn(blocks)].slice(0, maxLinkedPages)
  const found = await Promise.all(
    linked.map(async ([id, kind]) => [id, safeLink(await publicUrlOf(call, id, kind))] as const),
  )
  return new Map(found.flatMap(([id, url]) => (url === undefined ? [] : [[id, url]])))
}

type Kind = 'page' | 'database'

/** @returns undefined also for one that the key may not read */
async function publicUrlOf(call: NotionCall, id: string, kind: Kind): Promise<string | undefined> {
  try {
    const found =
      kind === 'page'
        ? await call((client) => client.pages.retrieve({ page_id: id }))
        : await call((client) => client.databases.retrieve({ database_id: id }))
    const url = 'public_url' in found ? found.public_url : undefined
    return typeof url === 'string' ? url : undefined
  } catch (error) {
    const failure = failureOf(error)
    if (['not-found', 'invalid', 'capability-missing'].includes(failure.code)) return undefined
    throw failure
  }
}

/** The pages and databases that blocks lead to: as children, by links and by mentions. */
function linkedPagesIn(blocks: ReadBlock[], found = new Map<string, Kind>()): Map<string, Kind> {
  for (const { block, children } of blocks) {
    const type = 'type' in block ? block.type : undefined
    if (type === 'child_page') found.set(undashed(block.id), 'page')
    if (type === 'child_database') found.set(undashed(block.id), 'database')
    collectIds(block, found)
    linkedPagesIn(children, found)
  }
  return found
}

/** Collects the ids in the parts of a block that have the shape of a mention or a link. */
function collectIds(value: unknown, found: Map<string, Kind>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'string') {
      if (key === 'page_id' || key === 'database_id') found.set(undashed(part), key === 'page_id' ? 'page' : 'database')
      const page = key === 'href' || key === 'url' ? linkedPageOf(part) : undefined
      if (page !== undefined && !found.has(page)) found.set(page, 'page')
    } else if (key === 'mention' && isMention(part)) {
      for (const kind of ['page', 'database'] as const) if (part[kind]) found.set(undashed(part[kind].id), kind)
    } else if (key !== 'parent') collectIds(part, found)
  }
}

const isMention = (part: unknown): part is Partial<Record<Kind, { id: string }>> =>
  typeof part === 'object' && part !== null && ('page' in part || 'database' in part)
