import { createHash } from 'node:crypto'
import type { LeftOut, Node, PageTree } from './tree.ts'

/** To be raised when a tree of before can no longer be shown: such snapshots are read anew. */
export const treeVersion = 1

/**
 * The hash of what a page says. A tree holds nothing that changes by itself: no addresses that expire, no times of
 * edits. So two reads of an unchanged page have the same.
 */
export const contentHash = (tree: PageTree): string => hashOf(tree).toString('hex')

/** A page's title and a short hash of each of its parts. */
export const outlineOf = ({ title, icon, cover, blocks }: PageTree) => ({
  title,
  parts: [{ icon, cover }, ...blocks].map((part) => hashOf(part).toString('base64url', 0, 9)),
})

const hashOf = (value: unknown): Buffer => createHash('sha256').update(canonical(value)).digest()

/** JSON with the names in order: the database hands them back in another one. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** What of a page is not shown, at any depth. */
export function leftOutOf({ blocks }: Pick<PageTree, 'blocks'>): Pick<LeftOut, 'reason' | 'name'>[] {
  return blocks.flatMap((node) => {
    if (node.type === 'left-out') return [{ reason: node.reason, name: node.name }]
    return leftOutOf({ blocks: below(node) })
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
