import type { PublicOrder } from '@foyer/contract/public-api'
import { formatTime } from '@foyer/words/format/date-time'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import type { Problem } from '../components/Problems.tsx'
import type { CheckoutFields } from '../forms/completion.ts'
import { completionOf, initialFields, problemsOf, readFields } from '../forms/completion.ts'
import type { PageRequest } from '../page-request.ts'
import {
  allowPaymentPage,
  expectRefusal,
  readPostedForm,
  redirectTo,
  redirectToPayment,
  respondWithPage,
} from '../page-request.ts'
import { CheckoutPage } from '../pages/CheckoutPage.tsx'
import { NoticePage } from '../pages/NoticePage.tsx'
import { paths } from '../paths.ts'

/** Shows the checkout form of an order whose tickets are held. */
export async function viewCheckout(request: PageRequest): Promise<Response> {
  const order = await reservedOrder(request)
  if (order instanceof Response) return order
  // the slug of the event has changed since the reservation
  if (order.event.slug !== request.slug)
    return redirectTo(request, paths.checkout(request.language, order.event.slug, request.token))
  return showForm(request, order, initialFields(order))
}

/** Completes an order, extends its hold, or releases its tickets, depending on the button. */
export async function submitCheckout(request: PageRequest): Promise<Response> {
  const form = await readPostedForm(request)
  const order = await reservedOrder(request)
  if (order instanceof Response) return order
  const typed = readFields(form, order)
  if (form.get('do') === 'extend') return await extend(request, typed)
  if (form.get('do') === 'cancel') return await releaseReservation(request, order)
  return await complete(request, order, typed)
}

async function complete(request: PageRequest, order: PublicOrder, typed: CheckoutFields): Promise<Response> {
  const { context, token, pageContext, language } = request
  try {
    const body = completionOf(typed, order)
    const completed = await publicApiHandlers.complete({ ...context, params: { token }, body })
    return redirectToPayment(request, completed.payUrl, paths.order(language, token))
  } catch (error) {
    const refusal = expectRefusal(error, 'validation', 'hold-expired', 'conflict')
    if (refusal.code === 'hold-expired') return showExpired(request, order, 409)
    // A conflict means that another window has completed the order: the order page shows how
    if (refusal.code === 'validation')
      return showForm(request, order, typed, { problems: problemsOf(refusal, order, pageContext.t), status: 422 })
    return redirectTo(request, paths.order(language, token))
  }
}

async function extend(request: PageRequest, typed: CheckoutFields): Promise<Response> {
  const { context, token, pageContext } = request
  const { t } = pageContext
  const params = { token }
  try {
    const order = await publicApiHandlers.extend({ ...context, params, body: undefined })
    const time = formatTime(order.holdExpiresAt ?? '', order.event.timeZone, pageContext.language)
    return showForm(request, order, typed, { message: t('checkout.extended', { time }) })
  } catch (error) {
    const refusal = expectRefusal(error, 'hold-expired', 'conflict')
    const order = await orderOf(request)
    if (refusal.code === 'hold-expired') return showExpired(request, order, 409)
    return showForm(request, order, typed, { message: t('checkout.notExtended') })
  }
}

async function releaseReservation(request: PageRequest, { event }: PublicOrder): Promise<Response> {
  const { context, token, language } = request
  try {
    await publicApiHandlers.cancel({ ...context, params: { token }, body: undefined })
    return redirectTo(request, paths.event(language, event.slug))
  } catch (error) {
    // the order has been completed in the meantime
    expectRefusal(error, 'transition-refused')
    return redirectTo(request, paths.order(language, token))
  }
}

/** Returns the order of a token. @throws ProblemError `not-found` */
export const orderOf = ({ context, token }: PageRequest): Promise<PublicOrder> =>
  Promise.resolve(publicApiHandlers.viewOrder({ ...context, params: { token }, body: undefined }))

/** Returns the order while it is reserved. Otherwise returns the response that shows its state. */
async function reservedOrder(request: PageRequest): Promise<PublicOrder | Response> {
  const order = await orderOf(request)
  if (isExpired(order)) return showExpired(request, order)
  return order.status === 'reserved' ? order : redirectTo(request, paths.order(request.language, request.token))
}

/** Whether the order ended without being completed. An order with an email address was completed and has a page of its own. */
export function isExpired({ status, holdExpiresAt, email }: PublicOrder): boolean {
  if (status === 'expired' || status === 'cancelled') return email === undefined
  return status === 'reserved' && holdExpiresAt !== undefined && Date.parse(holdExpiresAt) <= Date.now()
}

/** Shows that the hold has expired, with a link back to the same selection. */
export function showExpired(request: PageRequest, order: PublicOrder, status = 410): Response {
  const { pageContext, language } = request
  const { t } = pageContext
  const { event, tickets } = order
  const chosen = new Map<string, number>()
  for (const { ticketType } of tickets) chosen.set(ticketType, (chosen.get(ticketType) ?? 0) + 1)
  return respondWithPage(
    request,
    <NoticePage
      {...pageContext}
      title={t('over.title')}
      lead={t('over.lead')}
      organiser={event.organiser}
      link={{ href: paths.selection(language, event.slug, chosen), text: t('over.again') }}
    />,
    status,
  )
}

interface FormState {
  problems?: readonly Problem[]
  message?: string
  status?: number
}

function showForm(
  request: PageRequest,
  order: PublicOrder,
  typed: CheckoutFields,
  { problems = [], message, status = 200 }: FormState = {},
) {
  // the browser may keep the page for Back, so that the typed fields are not lost; shared caches may not
  request.c.header('cache-control', 'private, no-cache')
  allowPaymentPage(request)
  const page = (
    <CheckoutPage
      {...request.pageContext}
      {...{ order, typed, problems, token: request.token, now: new Date(), ...(message && { message }) }}
    />
  )
  return respondWithPage(request, page, status)
}
