import { orderViews } from '../de/order-views.ts'

/** Texts of saved views of the lists of orders, in German. */
export const messages = { orderViews } as const
