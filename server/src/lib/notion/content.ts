import { createHash } from 'node:crypto'
import type { Node, PageTree, SkippedNode } from './tree.ts'

/**
 * The version of how pages become trees. After an increase, Foyer reads all pages again, a few at a time; until then,
 * and for events that are over, the older trees are shown. So the event page has to render the trees of all versions.
 */
export const contentVersion = 2

/**
 * The hash of a page's content. A tree contains nothing that changes by itself, such as expiring addresses or edit
 * times, so two reads of an unchanged page have the same hash.
 */
export const contentHash = (tree: PageTree): string => hashOf(tree).toString('hex')

/** The title of a page and a short hash of each of its parts. */
export const outlineOf = ({ title, icon, cover, blocks }: PageTree) => ({
  title,
  parts: [{ icon, cover }, ...blocks].map((part) => hashOf(part).toString('base64url', 0, 9)),
})

const hashOf = (value: unknown): Buffer => createHash('sha256').update(canonical(value)).digest()

/** JSON with sorted property names, because the database returns them in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** The skipped parts of a page, at any depth. */
export function skippedIn({ blocks }: Pick<PageTree, 'blocks'>): Pick<SkippedNode, 'reason' | 'name'>[] {
  return blocks.flatMap((node) => {
    if (node.type === 'left-out') return [{ reason: node.reason, name: node.name }]
    return skippedIn({ blocks: below(node) })
  })
}

function below(node: Node): Node[] {
  switch (node.type) {
    case 'heading':
      return node.toggle ?? []
    case 'paragraph':
    case 'toggle':
    case 'quote':
    case 'callout':
      return node.children
    case 'list':
    case 'numbered-list':
    case 'task-list':
      return node.items.flatMap(({ children }) => children)
    case 'columns':
      return node.columns.flatMap(({ children }) => children)
    case 'tabs':
      return node.tabs.flatMap(({ children }) => children)
    default:
      return []
  }
}
