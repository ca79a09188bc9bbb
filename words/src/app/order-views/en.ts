import { orderViews } from '../en/order-views.ts'

/** Texts of saved views of the lists of orders, in English. */
export const messages = { orderViews } as const
