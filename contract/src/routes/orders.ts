import { route } from '../http/route.ts'
import { Order, OrderFilter, OrderSummary, Sales } from '../orders.ts'

export const orders = {
  list: route('GET /orders', {
    summary: "List the team's orders, newest first",
    access: 'orders:read',
    query: OrderFilter,
    answer: OrderSummary,
    paged: true,
  }),
  view: route('GET /orders/{id}', {
    summary: 'Get an order',
    access: 'orders:read',
    answer: Order,
    refused: ['not-found'],
  }),
  sales: route('GET /events/{id}/sales', {
    summary: "Get an event's sales",
    access: 'orders:read',
    answer: Sales,
    refused: ['not-found'],
  }),
  resend: route('POST /orders/{id}/resend', {
    summary: "Resend the email for the order's status",
    access: 'orders:write',
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'transition-refused', 'rate-limited'],
  }),
}
