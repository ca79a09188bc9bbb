import type { ReadBlock } from './read-block.ts'
import { bare } from './safe-link.ts'
import type { Node } from './tree.ts'

/** The places in a page that something may lead to. */
export interface Anchors {
  /** Whether a block of that id (without dashes) is part of the page. */
  holds(id: string): boolean
  /** A name for the place of a block; a block that is shown twice has another one the second time. */
  name(id: string): string
  /** Gives the first of a block's nodes its name, if something in the page leads to it. */
  mark(id: string, nodes: Node[]): void
}

/** Finds out what leads where in a page. @param blocks all of them, at any depth */
export function anchorsOf(blocks: Iterable<ReadBlock>): Anchors {
  const ids = new Set<string>()
  const targets = new Set<string>()
  for (const { block } of blocks) {
    ids.add(bare(block.id))
    for (const [, id = ''] of JSON.stringify(block).matchAll(/#(?:block-)?([0-9a-f]{32})"/g)) targets.add(id)
  }
  const used = new Map<string, number>()
  const name = (id: string): string => {
    const times = (used.get(id) ?? 0) + 1
    used.set(id, times)
    return `b${bare(id)}${times > 1 ? `-${times}` : ''}`
  }
  return {
    holds: (id) => ids.has(id),
    name,
    mark(id, [node]) {
      const target = node && 'items' in node ? node.items[0] : node
      if (target && targets.has(bare(id))) target.anchor ??= name(id)
    },
  }
}
