import { focusNewHeading } from '../../lib/focus-heading.ts'

/** What stood in this item or row is deleted: the next one takes the focus, else the one before, else the page's heading. */
export function focusNeighbour(inside: Element | null): void {
  const item = inside?.closest('li, tr')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const link = neighbour?.querySelector<HTMLElement>('a')
  if (link) link.focus()
  else focusNewHeading()
}
