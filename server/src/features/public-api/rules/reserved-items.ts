import type { ItemKind, RequestedItem } from '@foyer/contract/price/price-list'
import type { AddedToTickets } from '../../inventory/service/new-order.ts'

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
export function reservedItemsOf<T extends Item>(all: readonly T[]): { items: RequestedItem[]; inOrder: T[] } {
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

/**
 * The request for add-ons that an order was reserved with. Those to tickets that are cancelled by now are refused.
 * @param all its add-ons and fees
 * @param tickets of the order to which they are added
 */
export function addedItemsOf<T extends Item>(
  all: readonly T[],
  tickets: readonly Pick<Item, 'id' | 'ticketTypeId'>[],
  orderId: string,
): { addsTo: AddedToTickets; inOrder: T[] } {
  const byTicket = new Map<string, T[]>()
  for (const item of all.filter(({ kind }) => kind === 'add-on').sort(byType))
    byTicket.set(item.addOnOf ?? '', [...(byTicket.get(item.addOnOf ?? '') ?? []), item])
  const items = [...byTicket].map(([ticketId, own]) => ({
    ticketId,
    ticketTypeId: tickets.find(({ id }) => id === ticketId)?.ticketTypeId ?? '',
    addOns: countByType(own),
  }))
  return { addsTo: { orderId, items }, inOrder: [...byTicket.values()].flat() }
}

function countByType(items: readonly Item[]): { ticketTypeId: string; quantity: number }[] {
  const counts = new Map<string, number>()
  for (const { ticketTypeId } of items) counts.set(ticketTypeId, (counts.get(ticketTypeId) ?? 0) + 1)
  return [...counts].map(([ticketTypeId, quantity]) => ({ ticketTypeId, quantity }))
}

const byType = (a: Item, b: Item): number =>
  Number(a.ticketTypeId > b.ticketTypeId) - Number(a.ticketTypeId < b.ticketTypeId)
