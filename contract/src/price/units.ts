import { compare } from '../compare.ts'
import type { PricedType, PriceList, RequestedItem } from './price-list.ts'

/** One ticket or add-on of a request. */
export interface Unit {
  type: PricedType
  /** The index of the unit that it belongs to. */
  of: number | null
  listCents: number
}

/** The units of a request, each add-on after its ticket. @throws Error for a type that is not in the list */
export function unitsOf({ types }: PriceList, items: readonly RequestedItem[]): Unit[] {
  const byId = new Map(types.map((type) => [type.id, type]))
  const units: Unit[] = []
  const add = (ticketTypeId: string, of: number | null, priceCents?: number) => {
    const type = byId.get(ticketTypeId)
    if (!type) throw new Error(`The price list has no type ${ticketTypeId}`)
    units.push({ type, of, listCents: priceCents ?? type.priceCents })
  }
  for (const { ticketTypeId, quantity, priceCents, addOns = [] } of items)
    for (let ticket = 0; ticket < quantity; ticket++) {
      const index = units.length
      add(ticketTypeId, null, priceCents)
      for (const addOn of addOns) for (let each = 0; each < addOn.quantity; each++) add(addOn.ticketTypeId, index)
    }
  return units
}

/** Whether a discount or a code is for a type. Without ids it is for all tickets; add-ons have to be named. */
export const isFor = (ticketTypeIds: readonly string[] | undefined, { id, kind }: PricedType): boolean =>
  ticketTypeIds ? ticketTypeIds.includes(id) : kind === 'ticket'

/**
 * The indexes of units from the dearest to the cheapest, in an order that does not depend on that of the request: equal
 * prices by type, then by list price, as buyers may choose prices of their own.
 */
export const dearestFirst = (units: readonly Unit[], indexes: readonly number[], prices: readonly number[]): number[] =>
  indexes.toSorted(
    (a, b) =>
      (prices[b] ?? 0) - (prices[a] ?? 0) ||
      compare(units[a]?.type.id ?? '', units[b]?.type.id ?? '') ||
      (units[b]?.listCents ?? 0) - (units[a]?.listCents ?? 0) ||
      a - b,
  )
