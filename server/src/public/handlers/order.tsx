import { randomUUID } from 'node:crypto'
import type { PublicOrder } from '@foyer/contract/public'
import { orderOfToken } from '../../features/orders/rules.ts'
import { lookWhetherPaid } from '../../features/payments/commands/look.ts'
import { publicHandlers } from '../../features/public/handlers.ts'
import { takeTurn } from '../../http/limits.ts'
import { CancelPage } from '../CancelPage.tsx'
import { OrderPage } from '../OrderPage.tsx'
import { paths } from '../paths.ts'
import type { Visit } from '../visit.ts'
import { formOf, leadTo, refusedAs, show } from '../visit.ts'
import { isOver, orderOf, showOver } from './checkout.tsx'

/** The page of who has ordered. */
export async function viewOrder(visit: Visit): Promise<Response> {
  const order = await orderPaidMeanwhile(visit)
  if (isOver(order)) return showOver(visit, order)
  if (order.status === 'reserved' && !order.payUrl)
    return leadTo(visit, paths.checkout(visit.language, order.event.slug, visit.token))
  return show(visit, <OrderPage {...visit.place} order={order} token={visit.token} once={randomUUID()} />)
}

/** The order; while it is being paid by card, Stripe is asked first whether that has just been done. */
async function orderPaidMeanwhile(visit: Visit): Promise<PublicOrder> {
  const order = await orderOf(visit)
  const id = orderOfToken(visit.ask.signer, visit.token)
  if (!order.payUrl || id === undefined) return order
  try {
    await takeTurn(visit.given, 'card-look', { account: id })
  } catch (error) {
    refusedAs(error, 'rate-limited')
    return order
  }
  await lookWhetherPaid(visit.ask.db, visit.ask, id)
  return await orderOf(visit)
}

/** When the event of an order is, for a calendar. */
export const viewOrderCalendar = async ({ ask, token }: Visit): Promise<Response> =>
  publicHandlers.calendar({ ...ask, params: { token }, body: undefined })

/** The tickets of an order, as a PDF. */
export const viewTickets = async ({ ask, token }: Visit): Promise<Response> =>
  publicHandlers.tickets({ ...ask, params: { token }, body: undefined })

/** Asks whether it shall really be cancelled. */
export async function askToCancel(visit: Visit): Promise<Response> {
  const order = await orderOf(visit)
  return show(visit, <CancelPage {...visit.place} order={order} token={visit.token} />)
}

/** Cancels it. Again is the same. */
export async function cancel(visit: Visit): Promise<Response> {
  const { ask, token, place, language } = visit
  await formOf(visit)
  try {
    await publicHandlers.cancel({ ...ask, params: { token }, body: undefined })
    return leadTo(visit, paths.order(language, token))
  } catch (error) {
    refusedAs(error, 'transition-refused')
    return show(visit, <CancelPage {...place} order={await orderOf(visit)} token={token} />, 409)
  }
}
