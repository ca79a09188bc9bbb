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
 * Reserves seats and completes their order, for free tickets. A request that is repeated with its `Idempotency-Key` goes on
 * where the first one ended, also when the process died between the two steps.
 * @throws ProblemError as `reserveSeats` and `Checkout`; `validation` when the order is not free: no seats are held then
 */
export async function orderAtOnce(
  ctx: SeatRequest & { checkout: Checkout },
  completion: Completion,
): Promise<Reservation> {
  const order = async () => {
    const reservation = await reserveCounted(ctx)
    const { order } = await complete(ctx.checkout, reservation.id, completion)
    const { holdExpiresAt: _, ...presented } = presentReservation(ctx, reservation)
    return { ...presented, status: order.status }
  }
  return await limitMails({ ...ctx, db: ctx.saleDatabase }, [completion.email], order, 'reserve')
}

async function complete(checkout: Checkout, orderId: string, completion: Completion): Promise<OrderWithTickets> {
  const remembered = await checkout.findToComplete(orderId, completion)
  const completed = remembered && (await checkout.completeAtOnce(remembered, completion))
  if (completed) return completed
  const found = await checkout.find(orderId)
  if (!found) throw new ProblemError('not-found')
  return await checkout.complete(found, completion)
}
