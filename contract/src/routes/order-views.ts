import { z } from 'zod'
import { route } from '../http/route.ts'
import { NewOrderView, OrderView, OrderViewChanges } from '../order-views.ts'

export const orderViews = {
  list: route('GET /order-views', {
    summary: "List the member's saved views of orders, and those shared with the team",
    access: 'orders:read',
    sessionOnly: true,
    answer: z.array(OrderView),
  }),
  create: route('POST /order-views', {
    summary: 'Save a view of orders',
    access: 'orders:read',
    sessionOnly: true,
    body: NewOrderView,
    status: 201,
    answer: OrderView,
    idempotent: true,
    refused: ['conflict', 'forbidden'],
  }),
  change: route('PATCH /order-views/{id}', {
    summary: 'Rename, replace or share a saved view of the member',
    access: 'orders:read',
    sessionOnly: true,
    body: OrderViewChanges,
    answer: OrderView,
    refused: ['not-found', 'forbidden'],
  }),
  delete: route('DELETE /order-views/{id}', {
    summary: 'Delete a saved view of the member',
    access: 'orders:read',
    sessionOnly: true,
    refused: ['not-found'],
  }),
}
