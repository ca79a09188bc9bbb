import type { Store } from '../store.ts'

/** Takes a deleted ticket type out of the groups of add-ons that were for it. */
export function takeOutOfAddOnGroups(store: Store, type: string): void {
  store.addOnGroups = store.addOnGroups.map((group) =>
    group.ticketTypeIds ? { ...group, ticketTypeIds: group.ticketTypeIds.filter((id) => id !== type) } : group,
  )
}

/**
 * Gives a copied event the groups of add-ons of the original.
 * @param copies the ids of its ticket types, by the original ones
 * @returns the same of its add-ons
 */
export function copyAddOnGroups(
  store: Store,
  from: string,
  to: string,
  copies: ReadonlyMap<string, string>,
): Map<string, string> {
  const copiedAddOns = new Map<string, string>()
  const copyOf = (id: string) => {
    const copy = `tkt_${store.nextId++}`
    copiedAddOns.set(id, copy)
    return copy
  }
  const copied = store.addOnGroups
    .filter(({ event }) => event === from)
    .map((group) => ({
      ...group,
      id: `aog_${store.nextId++}`,
      event: to,
      ...(group.ticketTypeIds && { ticketTypeIds: group.ticketTypeIds.flatMap((id) => copies.get(id) ?? []) }),
      addOns: group.addOns.map((addOn) => ({ ...addOn, id: copyOf(addOn.id) })),
    }))
  store.addOnGroups = [...store.addOnGroups, ...copied]
  return copiedAddOns
}
