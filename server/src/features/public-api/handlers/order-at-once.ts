import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NewReservation, Reservation } from '@foyer/contract/public-api'
import type { Checkout } from '../../checkout/service.ts'
import type { OrderWithTickets } from '../../orders/service/lookup.ts'
import { presentReservation } from '../presenter.ts'
import { limitMails } from './limit-mails.ts'
import type { SeatRequest } from './reserve-seats.ts'
import { reserveCounted } from './reserve-seats.ts'

type Completion = NonNullable<NewReservation['completion']>

/**
 * Sells free tickets at once. A request that is repeated with its `Idempotency-Key` finds the order of the first one: it is
 * answered with it, or completes it when it is only reserved.
 * @throws ProblemError as `reserveSeats` and `Checkout`; `validation` when the order is not free: no seats are held then
 */
export async function orderAtOnce(
  ctx: SeatRequest & { checkout: Checkout },
  completion: Completion,
): Promise<Reservation> {
  const order = async (): Promise<Reservation> => {
    const reservation = await reserveCounted(ctx)
    const { holdExpiresAt: _, ...presented } = presentReservation(ctx, reservation)
    if (reservation.sold) return { ...presented, status: 'paid' }
    const { order } = await complete(ctx.checkout, reservation.id, completion)
    return { ...presented, status: order.status }
  }
  return await limitMails({ ...ctx, db: ctx.saleDatabase }, [completion.email], order, 'reserve')
}

async function complete(checkout: Checkout, orderId: string, completion: Completion): Promise<OrderWithTickets> {
  const found = await checkout.find(orderId)
  if (!found) throw new ProblemError('not-found')
  return await checkout.complete(found, completion)
}
