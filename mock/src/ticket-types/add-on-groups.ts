import type { Store } from '../store.ts'

/** Takes a deleted ticket type out of the groups of add-ons that were for it. */
export function takeOutOfAddOnGroups(store: Store, type: string): void {
  store.addOnGroups = store.addOnGroups.map((group) =>
    group.ticketTypeIds ? { ...group, ticketTypeIds: group.ticketTypeIds.filter((id) => id !== type) } : group,
  )
}

/** Gives a copied event the groups of add-ons of the original. @param copies the ids of its ticket types, by the original ones */
export function copyAddOnGroups(store: Store, from: string, to: string, copies: ReadonlyMap<string, string>): void {
  const copied = store.addOnGroups
    .filter(({ event }) => event === from)
    .map((group) => ({
      ...group,
      id: `aog_${store.nextId++}`,
      event: to,
      ...(group.ticketTypeIds && { ticketTypeIds: group.ticketTypeIds.flatMap((id) => copies.get(id) ?? []) }),
      addOns: group.addOns.map((addOn) => ({ ...addOn, id: `tkt_${store.nextId++}` })),
    }))
  store.addOnGroups = [...store.addOnGroups, ...copied]
}
