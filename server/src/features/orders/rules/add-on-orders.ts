import type { OrderStatus } from '@foyer/contract/order-states'

/** Whether buyers may add add-ons to the tickets of an order: once it is paid, and not to one of add-ons. */
export const mayAddAddOns = ({ status, mainId }: { status: OrderStatus; mainId: string | null }): boolean =>
  status === 'paid' && mainId === null

/**
 * Whether a holder of the link to an add-on order has that to its main order: add-ons are bought from that page, and both
 * links went to the same address. The link was never replaced since, which shuts out readers of a former address.
 * @param order the add-on order; without an email address while it is reserved, when only the page of the main order has its link
 */
export const leadsToMain = (
  { email }: { email: string | null },
  main: { email: string | null; linkVersion: number },
): boolean => main.linkVersion === 0 && (email === null || email.toLowerCase() === main.email?.toLowerCase())
