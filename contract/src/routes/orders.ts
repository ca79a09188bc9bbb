import { route } from '../http/route.ts'
import { OrderChange } from '../order-changes.ts'
import { OrderFile, OrderFilter, OrderTotals, OrderTotalsFilter } from '../order-filter.ts'
import { OrderNote } from '../order-notes.ts'
import { Order, OrderSummary, Sales } from '../orders.ts'

export const orders = {
  list: route('GET /orders', {
    summary: "List the team's orders, newest first",
    access: 'orders:read',
    query: OrderFilter,
    answer: OrderSummary,
    paged: true,
  }),
  totals: route('GET /orders/totals', {
    summary: "Add up the team's orders",
    access: 'orders:read',
    query: OrderTotalsFilter,
    answer: OrderTotals,
  }),
  file: route('GET /orders/export.csv', {
    summary: "Get the team's orders as a CSV file",
    access: 'orders:read',
    query: OrderFile,
    file: 'text/csv',
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
  change: route('PATCH /orders/{id}', {
    summary: 'Correct the names and email addresses of the buyer and the attendees, with new ticket codes on request',
    access: 'orders:write',
    body: OrderChange,
    answer: Order,
    refused: ['not-found', 'transition-refused'],
  }),
  note: route('POST /orders/{id}/notes', {
    summary: "Add a note for the team to an order's timeline, with an optional follow-up date",
    access: 'orders:write',
    body: OrderNote,
    answer: Order,
    idempotent: true,
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
