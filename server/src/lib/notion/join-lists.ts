import type { Node } from './tree.ts'

/**
 * Joins the items of a list, because Notion returns each item as a block of its own.
 * @param last the node before; receives the items of `next`
 * @returns whether `next` was joined
 */
export function joinLists(last: Node | undefined, next: Node | undefined): boolean {
  if (last?.type === 'list' && next?.type === 'list') last.items.push(...next.items)
  else if (last?.type === 'task-list' && next?.type === 'task-list') last.items.push(...next.items)
  else if (last?.type === 'numbered-list' && next?.type === 'numbered-list' && next.start === undefined)
    last.items.push(...next.items)
  else return false
  return true
}
