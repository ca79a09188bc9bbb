import { focusNewHeading } from '../../lib/focus-heading.ts'

/**
 * Moves the focus after an item or row was deleted: to the next one, else the previous one, else the page's heading.
 */
export function focusNeighbour(inside: Element | null): void {
  const item = inside?.closest('li, tr')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const link = neighbour?.querySelector<HTMLElement>('a')
  if (link) link.focus()
  else focusNewHeading()
}
