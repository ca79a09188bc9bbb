import { maxSelectedOrders } from '@foyer/contract/order-job-states'
import { useState } from 'react'

interface Selected {
  ids: readonly string[]
  /** All orders that the search selects, shown or not. */
  all: boolean
}

/** The orders of the list that are selected, and the ways to change that. */
export interface OrderSelection extends Selected {
  isSelected: (id: string) => boolean
  /** @param shown the orders on screen: what remains when one of all is taken out */
  toggle: (id: string, shown: readonly string[]) => void
  /** Selects the orders on screen, or none if all of them are selected. */
  toggleShown: (shown: readonly string[]) => void
  selectAll: () => void
  clear: () => void
}

const none: Selected = { ids: [], all: false }

/** The selection of a list. Another search begins with none. @param search identifies what is listed */
export function useOrderSelection(search: string): OrderSelection {
  const [stored, setStored] = useState({ search, ...none })
  const { ids, all } = stored.search === search ? stored : none
  const set = (next: Selected) => setStored({ search, ...next, ids: next.ids.slice(0, maxSelectedOrders) })
  return {
    ids,
    all,
    isSelected: (id) => all || ids.includes(id),
    toggle: (id, shown) => {
      const before = all ? shown : ids
      set({ ids: before.includes(id) ? before.filter((each) => each !== id) : [...before, id], all: false })
    },
    toggleShown: (shown) => set({ ids: all || shown.every((id) => ids.includes(id)) ? [] : shown, all: false }),
    selectAll: () => set({ ids: [], all: true }),
    clear: () => set(none),
  }
}
