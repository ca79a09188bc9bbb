import { BoxOfficeOrder } from '../box-office.ts'
import { route } from '../http/route.ts'
import { Order } from '../orders.ts'

export const boxOffice = {
  place: route('POST /events/{id}/orders', {
    summary:
      'Place an order for a buyer, also for hidden ticket types and outside the sales windows, while seats are available',
    access: 'orders:write',
    body: BoxOfficeOrder,
    status: 201,
    answer: Order,
    idempotent: true,
    refused: ['not-found', 'sold-out'],
  }),
}
