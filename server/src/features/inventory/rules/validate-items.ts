import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import type { RequestedItem } from '@foyer/contract/price/price-list'
import { chosenPriceFault } from '@foyer/contract/price-range'
import { maxTicketsPerOrder } from '@foyer/contract/ticket-limits'
import type { Offer, OfferedGroup } from '../queries.ts'
import type { Unlocking } from '../rules.ts'
import { isOffered } from '../rules.ts'

type Offered = Pick<Offer, 'types' | 'addOnGroups'>

/**
 * Validates the items of a reservation request. Seats and sales windows are checked later, by the statement that reserves.
 * @param code of the request
 */
export function validateItems(offer: Offered, items: readonly RequestedItem[], code?: Unlocking): FieldError[] {
  const ofAll = sum(items.map(({ quantity, addOns = [] }) => quantity * (1 + countOf(addOns))))
  if (ofAll > maxTicketsPerOrder) return [fault('body.items', 'too-many', maxTicketsPerOrder)]
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const { ticketTypeId } = item
    const type = offer.types.find((each) => each.id === ticketTypeId && isOffered(each, code))
    const path = `body.items.${index}`
    // Tickets keep the order in which add-ons were chosen for them, so an item may come again later. Two equal ones in a row
    // are one item.
    const before = items[index - 1]
    if (!type || (before && keyOf(before) === keyOf(item))) return [fault(`${path}.ticketTypeId`, 'not-allowed')]
    const isFirst = !seen.has(ticketTypeId)
    seen.add(ticketTypeId)
    // the limits of an order count all its items of a ticket type
    const quantity = sum(items.map((each) => (each.ticketTypeId === ticketTypeId ? each.quantity : 0)))
    if (isFirst && quantity < type.minPerOrder) return [fault(`${path}.quantity`, 'too-small', type.minPerOrder)]
    if (isFirst && quantity > type.maxPerOrder) return [fault(`${path}.quantity`, 'too-big', type.maxPerOrder)]
    const { priceCents } = item
    const wrong = priceCents === undefined ? [] : chosenPriceFault(type, priceCents, `${path}.priceCents`)
    return [...wrong, ...addOnFaults(offer, item, path)]
  })
}

/**
 * Validates add-ons to tickets that were bought before. How many a ticket may still have is checked later, by the statement that
 * reserves; none is required.
 */
export function validateAddOns(offer: Offered, items: readonly AddedItem[]): FieldError[] {
  const ofAll = sum(items.map(({ addOns }) => countOf(addOns)))
  if (ofAll > maxTicketsPerOrder) return [fault('body.items', 'too-many', maxTicketsPerOrder)]
  const later = { ...offer, addOnGroups: offer.addOnGroups?.map((group) => ({ ...group, minPerTicket: 0 })) ?? [] }
  return items.flatMap((item, index) => {
    const path = `body.items.${index}`
    if (items.findIndex(({ ticketId }) => ticketId === item.ticketId) !== index)
      return [fault(`${path}.ticketId`, 'not-allowed')]
    return addOnFaults(later, item, path)
  })
}

type AddOns = NonNullable<RequestedItem['addOns']>

interface AddedItem {
  ticketId: string
  ticketTypeId: string
  addOns: AddOns
}

/** The errors of the add-ons to each ticket of an item: those that are not for it, and too few or too many of a group. */
function addOnFaults(
  { types, addOnGroups = [] }: Offered,
  { ticketTypeId, addOns = [] }: { ticketTypeId: string; addOns?: AddOns | undefined },
  path: string,
): FieldError[] {
  const groups = addOnGroups.filter((group) => group.soldWith && isForTicket(group, ticketTypeId))
  const groupOf = new Map(
    types.map((type) => [type.id, type.kind === 'add-on' && !type.hidden ? type.addOnGroupId : null]),
  )
  const seen = new Set<string>()
  const foreign = addOns.flatMap(({ ticketTypeId: id }, at) => {
    const isKnown = !seen.has(id) && groups.some((group) => group.id === groupOf.get(id))
    seen.add(id)
    return isKnown ? [] : [fault(`${path}.addOns.${at}.ticketTypeId`, 'not-allowed')]
  })
  if (foreign.length > 0) return foreign
  return groups.flatMap(({ id, minPerTicket, maxPerTicket }) => {
    const chosen = countOf(addOns.filter((addOn) => groupOf.get(addOn.ticketTypeId) === id))
    if (chosen < minPerTicket) return [fault(`${path}.addOns`, 'add-on-missing', minPerTicket)]
    return chosen > maxPerTicket ? [fault(`${path}.addOns`, 'add-on-too-many', maxPerTicket)] : []
  })
}

const isForTicket = ({ ticketTypeIds }: OfferedGroup, ticketTypeId: string): boolean =>
  ticketTypeIds === null || ticketTypeIds.includes(ticketTypeId)

const keyOf = ({ ticketTypeId, addOns = [] }: RequestedItem): string =>
  [`${ticketTypeId}:`, ...addOns.map((addOn) => `${addOn.quantity} ${addOn.ticketTypeId}`).sort()].join(' ')

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const countOf = (addOns: readonly { quantity: number }[]): number => sum(addOns.map(({ quantity }) => quantity))
