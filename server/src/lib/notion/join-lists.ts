import type { Node } from './tree.ts'

/**
 * Puts the items of one list together, which Notion hands out one by one.
 * @param last what stands before; takes up the items
 * @returns whether `next` is in it now
 */
export function joinLists(last: Node | undefined, next: Node | undefined): boolean {
  if (last?.type === 'list' && next?.type === 'list') last.items.push(...next.items)
  else if (last?.type === 'task-list' && next?.type === 'task-list') last.items.push(...next.items)
  else if (last?.type === 'numbered-list' && next?.type === 'numbered-list' && next.start === undefined)
    last.items.push(...next.items)
  else return false
  return true
}
