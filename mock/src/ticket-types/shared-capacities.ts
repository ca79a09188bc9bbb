import type { Store } from '../store.ts'

/** Takes a deleted ticket type out of the capacities that it shared. */
export function takeOutOfSharedCapacities(store: Store, type: string): void {
  store.sharedCapacities = store.sharedCapacities.map((shared) => ({
    ...shared,
    ticketTypeIds: shared.ticketTypeIds.filter((id) => id !== type),
  }))
}

/** Gives a copied event the shared capacities of the original. @param copies the ids of its ticket types, by the original ones */
export function copySharedCapacities(
  store: Store,
  from: string,
  to: string,
  copies: ReadonlyMap<string, string>,
): void {
  const copied = store.sharedCapacities
    .filter(({ event }) => event === from)
    .map((shared) => ({
      ...shared,
      id: `shc_${store.nextId++}`,
      event: to,
      ticketTypeIds: shared.ticketTypeIds.flatMap((id) => copies.get(id) ?? []),
    }))
  store.sharedCapacities = [...store.sharedCapacities, ...copied]
}
