import { randomUUID } from 'node:crypto'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { orderIdOfToken } from '../../features/orders/rules/links.ts'
import { refreshPayment } from '../../features/payments/commands/refresh-payment.ts'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import type { Problem } from '../components/Problems.tsx'
import type { RefundFields } from '../forms/refund-account.ts'
import { initialRefundFields, readRefundFields, refundAccountOf, refundProblemsOf } from '../forms/refund-account.ts'
import type { PageRequest } from '../page-request.ts'
import {
  allowPaymentPage,
  expectRefusal,
  inputOf,
  orderOf,
  readPostedForm,
  redirectTo,
  redirectToPayment,
  respondWithPage,
} from '../page-request.ts'
import { CancelPage } from '../pages/CancelPage.tsx'
import { OrderPage } from '../pages/OrderPage.tsx'
import { paths } from '../paths.ts'
import { offeredAddOns } from './add-ons.tsx'
import { isExpired, showExpired } from './checkout.tsx'
import { invoicingOf } from './invoice.tsx'

/** Shows the order page to the buyer. */
export async function viewOrder(request: PageRequest): Promise<Response> {
  const order = await orderWithFreshPayment(request)
  if (isExpired(order)) return showExpired(request, order)
  if (order.status === 'reserved' && !order.payUrl)
    return redirectTo(request, paths.checkout(request.language, order.event.slug, request.token))
  return await showOrder(request, order, initialRefundFields(order))
}

async function showOrder(
  request: PageRequest,
  order: PublicOrder,
  refundFields: RefundFields,
  problems: readonly Problem[] = [],
): Promise<Response> {
  allowPaymentPage(request)
  const invoicing = await invoicingOf(request, order)
  // most events have none: their buyers do not wait for what is offered
  const offered = order.eventHasAddOns ? await offeredAddOns(request, order) : undefined
  const page = (
    <OrderPage
      {...request.pageContext}
      {...{ order, token: request.token, refundFields, problems, invoicing, formKey: randomUUID() }}
      canAddAddOns={offered !== undefined && offered.tickets.length > 0}
    />
  )
  return respondWithPage(request, page, problems.length > 0 ? 422 : 200)
}

/** Returns the order. While a card payment is open, it first asks Stripe whether the buyer has paid. */
async function orderWithFreshPayment(request: PageRequest): Promise<PublicOrder> {
  const order = await orderOf(request)
  const id = orderIdOfToken(request.context.signer, request.token)
  if (!order.payUrl || id === undefined) return order
  try {
    await consumeRateLimit(request.services, 'payment-status', { account: id })
  } catch (error) {
    expectRefusal(error, 'rate-limited')
    return order
  }
  await refreshPayment(request.context.db, request.context, id)
  return await orderOf(request)
}

/** Sends the event of an order as a calendar file. */
export const viewOrderCalendar = async (request: PageRequest): Promise<Response> =>
  publicApiHandlers.calendar(inputOf(request))

/** Sends the tickets of an order as a PDF. */
export const viewTickets = async (request: PageRequest): Promise<Response> =>
  publicApiHandlers.tickets(inputOf(request))

/** Starts a card payment of an order that awaits a transfer, or of its rest, and leads to the payment page. */
export async function payByCard(request: PageRequest): Promise<Response> {
  const { token, language } = request
  await readPostedForm(request)
  try {
    const { payUrl } = await publicApiHandlers.payByCard(inputOf(request))
    return redirectToPayment(request, payUrl, paths.order(language, token))
  } catch (error) {
    // the order page shows what has become of the order
    expectRefusal(error, 'transition-refused')
    return redirectTo(request, paths.order(language, token))
  }
}

/** Stores the bank account for a refund that the team owes. */
export async function saveRefundAccount(request: PageRequest): Promise<Response> {
  const { token, language, pageContext } = request
  const typed = readRefundFields(await readPostedForm(request))
  try {
    await publicApiHandlers.saveRefundAccount(inputOf(request, refundAccountOf(typed)))
  } catch (error) {
    const refusal = expectRefusal(error, 'validation', 'transition-refused')
    if (refusal.code === 'validation')
      return await showOrder(request, await orderOf(request), typed, refundProblemsOf(refusal, pageContext.t))
    // nothing is owed any more: the order page shows when the refund was sent
  }
  return redirectTo(request, paths.order(language, token))
}

/** Asks the buyer to confirm the cancellation. */
export async function viewCancel(request: PageRequest): Promise<Response> {
  const order = await orderOf(request)
  return respondWithPage(request, <CancelPage {...request.pageContext} order={order} token={request.token} />)
}

/** Cancels the order. Repeating it changes nothing. */
export async function cancel(request: PageRequest): Promise<Response> {
  const { token, pageContext, language } = request
  await readPostedForm(request)
  try {
    await publicApiHandlers.cancel(inputOf(request))
    return redirectTo(request, paths.order(language, token))
  } catch (error) {
    expectRefusal(error, 'transition-refused')
    return respondWithPage(request, <CancelPage {...pageContext} order={await orderOf(request)} token={token} />, 409)
  }
}
