import type { ProblemError } from '@foyer/contract/http/problem-error'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { formatTime } from '@foyer/words/format/date-time'
import { decimalsOf, writeAmount } from '@foyer/words/format/money'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import type { Problem } from '../components/Problems.tsx'
import type { CheckoutFields } from '../forms/completion.ts'
import { completionOf, extensionOf, initialFields, problemsOf, readFields } from '../forms/completion.ts'
import { fillAction, fillKept, keptFields } from '../forms/kept-fields.ts'
import { orderText } from '../order-text.ts'
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
import { CheckoutPage } from '../pages/CheckoutPage.tsx'
import { NoticePage } from '../pages/NoticePage.tsx'
import { codeFields, paths, selectionFields } from '../paths.ts'

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
  const [form, order] = await Promise.all([readPostedForm(request), orderOf(request)])
  const action = form.get('do')
  if (order.status === 'cancelled' && isExpired(order)) return showExpired(request, order)
  if (order.status !== 'reserved' && order.status !== 'expired')
    return redirectTo(request, paths.order(request.language, request.token))
  if (action === fillAction) return showForm(request, order, fillKept(form, order))
  if (action === 'cancel') return await releaseReservation(request, order)
  const typed = readFields(form, order)
  return action === 'extend' ? await extend(request, order, typed) : await complete(request, order, typed)
}

async function complete(request: PageRequest, order: PublicOrder, typed: CheckoutFields): Promise<Response> {
  const { token, language } = request
  try {
    const body = completionOf(typed, order)
    const completed = await publicApiHandlers.complete(inputOf(request, body))
    return redirectToPayment(request, completed.payUrl, paths.order(language, token))
  } catch (error) {
    const refusal = expectRefusal(error, 'validation', 'hold-expired', 'price-changed', 'conflict')
    // A conflict means that another window has completed the order: the order page shows how
    if (refusal.code !== 'conflict') return await showRefusal(request, refusal, typed)
    return redirectTo(request, paths.order(language, token))
  }
}

async function extend(request: PageRequest, order: PublicOrder, typed: CheckoutFields): Promise<Response> {
  const { pageContext } = request
  const { t } = pageContext
  try {
    const body = extensionOf(typed)
    const extended = await publicApiHandlers.extend(inputOf(request, body))
    const time = formatTime(extended.holdExpiresAt ?? '', extended.event.timeZone, pageContext.language)
    const message = t(orderText(order, extended.extendable ? 'checkout.reservedAgain' : 'checkout.extended'), { time })
    return showForm(request, extended, typed, { message })
  } catch (error) {
    const refusal = expectRefusal(error, 'validation', 'hold-expired', 'price-changed', 'conflict')
    if (refusal.code !== 'conflict') return await showRefusal(request, refusal, typed)
    return showForm(request, order, typed, { warning: t('checkout.notExtended') })
  }
}

/** Shows the form again, or that the tickets are gone. Both keep what was typed. */
async function showRefusal(request: PageRequest, refusal: ProblemError, typed: CheckoutFields): Promise<Response> {
  const { t } = request.pageContext
  const order = await orderOf(request)
  if (refusal.code === 'hold-expired') return showExpired(request, order, { typed, status: 409 })
  if (refusal.code === 'price-changed')
    return showForm(request, order, typed, { warning: t(orderText(order, 'checkout.priceChanged')), status: 409 })
  return showForm(request, order, typed, {
    problems: problemsOf(refusal, { ...order, language: request.language }, typed, t),
    status: 422,
  })
}

async function releaseReservation(request: PageRequest, { event }: PublicOrder): Promise<Response> {
  const { token, language } = request
  try {
    await publicApiHandlers.cancel(inputOf(request))
    return redirectTo(request, paths.event(language, event.slug))
  } catch (error) {
    // the order has been completed in the meantime
    expectRefusal(error, 'transition-refused')
    return redirectTo(request, paths.order(language, token))
  }
}

/** Returns the order while it is reserved. Otherwise returns the response that shows its state. */
async function reservedOrder(request: PageRequest): Promise<PublicOrder | Response> {
  const order = await orderOf(request)
  if (isExpired(order)) return showExpired(request, order)
  return order.status === 'reserved' ? order : redirectTo(request, paths.order(request.language, request.token))
}

/** Whether the order ended without being completed. An order with an email address was completed and has a page of its own. */
export function isExpired({ status, holdSecondsLeft, email }: PublicOrder): boolean {
  if (status === 'expired' || status === 'cancelled') return email === undefined
  return status === 'reserved' && holdSecondsLeft === 0
}

interface Expired {
  /** The typed values, when the tickets could not be reserved again. */
  typed?: CheckoutFields
  status?: number
}

/** Shows that the hold has expired. The way back to the same selection keeps what was typed. */
export function showExpired(request: PageRequest, order: PublicOrder, { typed, status = 410 }: Expired = {}): Response {
  const { pageContext, language } = request
  const { t } = pageContext
  const { event, tickets } = order
  const chosen = new Map<string, { quantity: number; price: string }>()
  for (const { ticketType, listPriceCents, priceCents } of tickets) {
    const quantity = (chosen.get(ticketType)?.quantity ?? 0) + 1
    // for the field of a type whose buyers choose the price
    const price = writeAmount(listPriceCents ?? priceCents, decimalsOf(order.currency), language)
    chosen.set(ticketType, { quantity, price })
  }
  const kept = typed ? keptFields(typed, order) : []
  const text = t('over.again')
  const again =
    kept.length > 0
      ? {
          form: {
            action: paths.choice(language, event.slug),
            fields: [...selectionFields(chosen), ...codeFields(order.code), ...kept],
            text,
          },
        }
      : { link: { href: paths.selection(language, event.slug, chosen, order.code), text } }
  const { addsTo, addsToToken } = order
  const toMain = addsTo !== undefined &&
    addsToToken !== undefined && {
      link: { href: paths.order(language, addsToToken), text: t('addOns.later.main', { number: addsTo }) },
    }
  const lead = t(orderText(order, typed ? 'over.taken' : 'over.lead'), { number: addsTo ?? '' })
  return respondWithPage(
    request,
    <NoticePage
      {...pageContext}
      {...(addsTo === undefined ? again : toMain)}
      title={t('over.title')}
      lead={lead}
      organiser={event.organiser}
    />,
    status,
  )
}

interface FormState {
  problems?: readonly Problem[]
  message?: string
  warning?: string
  status?: number
}

function showForm(
  request: PageRequest,
  order: PublicOrder,
  typed: CheckoutFields,
  { problems = [], status = 200, ...said }: FormState = {},
) {
  // the browser may keep the page for Back, so that the typed fields are not lost; shared caches may not
  request.c.header('cache-control', 'private, no-cache')
  allowPaymentPage(request)
  const over = isExpired(order) && { warning: request.pageContext.t(orderText(order, 'checkout.marks.over')) }
  const page = (
    <CheckoutPage {...request.pageContext} {...{ order, typed, problems, token: request.token, ...over, ...said }} />
  )
  return respondWithPage(request, page, status)
}
