import type { AddOnGroup } from '@foyer/contract/add-ons'
import { maxTicketsPerOrder } from '@foyer/contract/ticket-limits'

type Groups = readonly AddOnGroup[]

/** The add-ons of the tickets of an order, as they are chosen. */
export interface AddOnsInput {
  /** How many of each add-on: by ticket type, number of the ticket among those of its type, and add-on. */
  chosen: Record<string, string>
  /** The ticket types whose tickets get add-ons of their own. All tickets of the others have the same. */
  ownOf: Record<string, boolean>
}

export const noAddOns: AddOnsInput = { chosen: {}, ownOf: {} }

/** Where in `chosen` an add-on of a ticket is. */
export const keyOf = (type: string, at: number, addOn: string): string => `${type}.${at}.${addOn}`

/** The groups of add-ons that are for a ticket type. */
export const groupsFor = (groups: Groups, type: string): AddOnGroup[] =>
  groups.filter(({ ticketTypeIds }) => ticketTypeIds?.includes(type) ?? true)

/** For how many tickets of a type add-ons are chosen: for each of them, or once for all. */
export const choicesOf = (groups: Groups, { ownOf }: AddOnsInput, type: string, quantity: number): number => {
  if (!Number.isInteger(quantity) || quantity < 1 || groupsFor(groups, type).length === 0) return 0
  return ownOf[type] ? Math.min(quantity, maxTicketsPerOrder) : 1
}

/** Gives each ticket of a type add-ons of its own, at first those that all had; or all the same again, those of the first. */
export function withOwn(
  { chosen, ownOf }: AddOnsInput,
  { type, own, quantity }: { type: string; own: boolean; quantity: number },
): AddOnsInput {
  const first = keyOf(type, 0, '')
  const tickets = Array.from({ length: own ? Math.min(quantity, maxTicketsPerOrder) : 1 }, (_, at) => at)
  const next = Object.entries(chosen).flatMap(([key, many]): [string, string][] => {
    if (!key.startsWith(`${type}.`)) return [[key, many]]
    return key.startsWith(first) ? tickets.map((at) => [keyOf(type, at, key.slice(first.length)), many]) : []
  })
  return { chosen: Object.fromEntries(next), ownOf: { ...ownOf, [type]: own } }
}

/** The tickets of a type with the same add-ons: one item of the order. */
export interface SameAddOns {
  quantity: number
  /** The numbers of the tickets among those of their type for which they were chosen. */
  at: number[]
  addOns: { ticketTypeId: string; quantity: number }[]
}

/** The tickets of a type by their add-ons. */
export function byAddOns(groups: Groups, input: AddOnsInput, type: string, quantity: number): SameAddOns[] {
  const choices = choicesOf(groups, input, type, quantity)
  const addOns = groupsFor(groups, type).flatMap((group) => group.addOns)
  const items = new Map<string, SameAddOns>()
  for (let at = 0; at < choices; at++) {
    const own = addOns.flatMap(({ id }) => {
      const many = Number(input.chosen[keyOf(type, at, id)] ?? 0)
      return many > 0 ? { ticketTypeId: id, quantity: many } : []
    })
    const key = JSON.stringify(own)
    const same = items.get(key) ?? { quantity: 0, at: [], addOns: own }
    items.set(key, { ...same, quantity: choices === 1 ? quantity : same.quantity + 1, at: [...same.at, at] })
  }
  return items.size > 0 ? [...items.values()] : [{ quantity, at: [], addOns: [] }]
}
