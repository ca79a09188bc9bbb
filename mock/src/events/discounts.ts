import { withoutType } from '@foyer/contract/discount-rules'
import type { Discount } from '@foyer/contract/discounts'
import type { EventRow } from '../rows.ts'
import type { Store } from '../store.ts'

/** Gives an event its discounts. Without any it has no such field. */
export function setDiscounts(store: Store, { discounts: _, ...rest }: EventRow, discounts: Discount[]): EventRow {
  const event = { ...rest, ...(discounts.length > 0 && { discounts }) }
  store.events = store.events.map((each) => (each.id === event.id ? event : each))
  return event
}

/** Takes a deleted ticket type out of the discounts of its event. */
export function takeOutOfDiscounts(store: Store, event: EventRow, ticketTypeId: string): void {
  const { discounts = [], version } = event
  const left = withoutType(discounts, ticketTypeId)
  if (JSON.stringify(left) !== JSON.stringify(discounts)) setDiscounts(store, { ...event, version: version + 1 }, left)
}
