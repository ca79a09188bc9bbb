import { read } from '../../lib/query.ts'

export const orderView = (id: string) => read('GET /orders/{id}', { params: { id } })

/** The recipient of an order's invoice, and its documents. */
export const orderInvoicing = (id: string) => read('GET /orders/{id}/invoicing', { params: { id } })

/** The versions of texts that the buyer has agreed to. */
export const orderTexts = (id: string) => read('GET /orders/{id}/legal-texts', { params: { id } })

/** The last orders of an event, newest first. */
export const recentOrders = (event: string) => read('GET /orders', { query: { event, limit: 5 } })

/** The latest threads about an order. */
export const threadsAbout = (order: string) => read('GET /inbox', { query: { order, limit: 5 } })

/** How many orders have an email address, as the list finds them. */
export const ordersWith = (email: string) => read('GET /orders', { query: { q: email, limit: 1 } })
