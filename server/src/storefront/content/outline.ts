import type { Heading, Node, PageTree } from '../../lib/notion/tree.ts'

/** A heading with its level on the rendered page. */
export interface OutlineEntry {
  heading: Heading
  /** 2 to 6; 1 is the title of the page. */
  level: number
}

/** The headings of a page, in order. */
export type Outline = OutlineEntry[]

/**
 * Assigns each heading a level: one below the last heading with a higher level in Notion. Thus no level is skipped,
 * which screen readers need.
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

/** The child nodes of a node, grouped by item, column or tab. */
function childrenOf(node: Node): Node[][] {
  if ('children' in node) return [node.children]
  if ('items' in node) return node.items.map(({ children }) => children)
  if (node.type === 'heading') return [node.toggle ?? []]
  if (node.type === 'columns') return node.columns.map(({ children }) => children)
  return node.type === 'tabs' ? node.tabs.map(({ children }) => children) : []
}
