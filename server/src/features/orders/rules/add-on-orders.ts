import type { OrderStatus } from '@foyer/contract/order-states'

/** Whether buyers may add add-ons to the tickets of an order: once it is paid, and not to one of add-ons. */
export const mayAddAddOns = ({ status, mainId }: { status: OrderStatus; mainId: string | null }): boolean =>
  status === 'paid' && mainId === null
