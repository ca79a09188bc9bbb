import type { Heading, Node, PageTree } from '../../lib/notion/tree.ts'

/** A heading and which level it has on this page. */
export interface Entry {
  heading: Heading
  /** 2 for the first below the page's title, and so on. */
  level: number
}

/** The headings of a page, in order. */
export type Outline = Entry[]

/**
 * Which level each heading has: one below the last that stands higher in Notion, so that none is skipped. The page's
 * title is the first.
 */
export function outlineOf({ blocks }: Pick<PageTree, 'blocks'>): Outline {
  const above: number[] = []
  return [...headingsIn(blocks)].map((heading) => {
    while ((above.at(-1) ?? 0) >= heading.level) above.pop()
    above.push(heading.level)
    return { heading, level: above.length + 1 }
  })
}

function* headingsIn(nodes: Node[]): Generator<Heading> {
  for (const node of nodes) {
    if (node.type === 'heading') yield node
    for (const children of childrenOf(node)) yield* headingsIn(children)
  }
}

/** What is below a node, part by part. */
function childrenOf(node: Node): Node[][] {
  if ('children' in node) return [node.children]
  if ('items' in node) return node.items.map(({ children }) => children)
  if (node.type === 'heading') return [node.toggle ?? []]
  if (node.type === 'columns') return node.columns.map(({ children }) => children)
  return node.type === 'tabs' ? node.tabs.map(({ children }) => children) : []
}
