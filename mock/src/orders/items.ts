import type { OrderRow } from '../rows.ts'

type Item = OrderRow['tickets'][number] | NonNullable<OrderRow['extras']>[number]

/** The tickets and add-ons of an order. */
export const itemsOf = ({ tickets, extras = [] }: Pick<OrderRow, 'tickets' | 'extras'>): Item[] => [
  ...tickets,
  ...extras,
]

/** Whether an order has a ticket of a type, or an add-on of it. */
export const hasType = (order: OrderRow, type: string): boolean =>
  itemsOf(order).some(({ ticketType }) => ticketType === type)
