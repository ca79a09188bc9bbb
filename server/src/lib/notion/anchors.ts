import type { ReadBlock } from './read-block.ts'
import { undashed } from './safe-link.ts'
import type { Node } from './tree.ts'

/** The anchors of a page: the blocks that links within the page can lead to. */
export interface Anchors {
  /** Whether the page contains a block. @param id without dashes */
  has(id: string): boolean
  /** Creates an anchor name for a block. A block that the page shows twice gets a different name the second time. */
  name(id: string): string
  /** Sets the anchor of a block's first node, if a link in the page leads to the block. */
  mark(id: string, nodes: Node[]): void
}

/** Collects the anchors of a page. @param blocks all blocks, at any depth */
export function anchorsOf(blocks: Iterable<ReadBlock>): Anchors {
  const ids = new Set<string>()
  const targets = new Set<string>()
  for (const { block } of blocks) {
    ids.add(undashed(block.id))
    for (const [, id = ''] of JSON.stringify(block).matchAll(/#(?:block-)?([0-9a-f]{32})"/g)) targets.add(id)
  }
  const timesNamed = new Map<string, number>()
  const name = (id: string): string => {
    const times = (timesNamed.get(id) ?? 0) + 1
    timesNamed.set(id, times)
    return `b${undashed(id)}${times > 1 ? `-${times}` : ''}`
  }
  return {
    has: (id) => ids.has(id),
    name,
    mark(id, [node]) {
      const target = node && 'items' in node ? node.items[0] : node
      if (target && targets.has(undashed(id))) target.anchor ??= name(id)
    },
  }
}
