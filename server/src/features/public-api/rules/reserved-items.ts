import type { ItemKind, RequestedItem } from '@foyer/contract/price/price-list'

/** A ticket or an add-on of an order. */
interface Item {
  id: string
  kind: ItemKind
  addOnOf: string | null
  ticketTypeId: string
  priceCents: number
  listPriceCents: number | null
}

interface Group<T> {
  item: RequestedItem
  rows: T[]
}

/**
 * The request that an order was reserved with: an item for the tickets of a type that have the same add-ons.
 * @param all its tickets, add-ons and fees
 * @returns it, and the tickets and add-ons in its order
 */
export function requestOf<T extends Item>(all: readonly T[]): { items: RequestedItem[]; inOrder: T[] } {
  const groups = new Map<string, Group<T>>()
  for (const ticket of all.filter(({ kind }) => kind === 'ticket')) {
    const { id, ticketTypeId } = ticket
    const own = all.filter(({ kind, addOnOf }) => kind === 'add-on' && addOnOf === id).sort(byType)
    const addOns = countByType(own)
    // where buyers choose the price, the chosen one
    const priceCents = ticket.listPriceCents ?? ticket.priceCents
    const key = [ticketTypeId, priceCents, ...own.map((each) => each.ticketTypeId)].join(' ')
    const item = { ticketTypeId, quantity: 0, priceCents, ...(addOns.length > 0 && { addOns }) }
    const group: Group<T> = groups.get(key) ?? { item, rows: [] }
    groups.set(key, group)
    group.item.quantity++
    group.rows.push(ticket, ...own)
  }
  const inOrder = [...groups.values()]
  return { items: inOrder.map(({ item }) => item), inOrder: inOrder.flatMap(({ rows }) => rows) }
}

function countByType(items: readonly Item[]): { ticketTypeId: string; quantity: number }[] {
  const counts = new Map<string, number>()
  for (const { ticketTypeId } of items) counts.set(ticketTypeId, (counts.get(ticketTypeId) ?? 0) + 1)
  return [...counts].map(([ticketTypeId, quantity]) => ({ ticketTypeId, quantity }))
}

const byType = (a: Item, b: Item): number =>
  Number(a.ticketTypeId > b.ticketTypeId) - Number(a.ticketTypeId < b.ticketTypeId)
