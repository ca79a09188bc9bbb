import { randomUUID } from 'node:crypto'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { orderIdOfToken, orderTokenOf } from '../../features/orders/rules/links.ts'
import { changeDetailsOfToken } from '../../features/public-api/handlers/change-details.ts'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import { hashRequest, withIdempotency } from '../../http/idempotency.ts'
import type { Db } from '../../lib/db.ts'
import type { Problem } from '../components/Problems.tsx'
import { problemsOf } from '../forms/completion.ts'
import type { DetailsFields } from '../forms/details.ts'
import { detailsChangeOf, initialDetails, readDetails } from '../forms/details.ts'
import type { HolderFields } from '../forms/holder.ts'
import { emptyHolder, holderOf, holderProblemsOf, readHolder } from '../forms/holder.ts'
import { formKeyOf } from '../forms/read-form.ts'
import type { PageRequest } from '../page-request.ts'
import { expectRefusal, orderOf, readPostedForm, redirectTo, respondWithPage } from '../page-request.ts'
import { DetailsPage } from '../pages/DetailsPage.tsx'
import { PassOnPage } from '../pages/PassOnPage.tsx'
import { paths } from '../paths.ts'

/** Shows the form that changes names and the email address of an order. */
export async function viewDetails(request: PageRequest): Promise<Response> {
  const order = await orderOf(request)
  return showDetails(request, order, initialDetails(order))
}

/** Changes the details, and leads to the order, which may have another link. A second click leads there too. */
export async function submitDetails(request: PageRequest): Promise<Response> {
  const { context, token, language, services } = request
  const form = await readPostedForm(request)
  const typed = readDetails(form)
  const id = orderIdOfToken(context.signer, token) ?? ''
  try {
    const change = detailsChangeOf(typed)
    // the same page may be sent again with other values, after Back
    const scope = `details ${id} ${hashRequest(change)}`
    const work = async (db: Db) => (await changeDetailsOfToken({ ...context, db }, token, change)).linkVersion
    const key = formKeyOf(form) ?? randomUUID()
    const linkVersion = Number(await withIdempotency(services, { scope, key, request: change }, work))
    return redirectTo(request, paths.order(language, orderTokenOf(context.signer, { id, linkVersion })))
  } catch (error) {
    const refusal = expectRefusal(error, 'validation', 'transition-refused')
    const order = await orderOf(request)
    const problems =
      refusal.code === 'validation'
        ? problemsOf(refusal, order, { attendees: typed.attendees }, request.pageContext.t)
        : []
    return showDetails(request, order, typed, { problems, status: problems.length > 0 ? 422 : 409 })
  }
}

interface Refused {
  problems?: readonly Problem[]
  status?: number
}

function showDetails(
  request: PageRequest,
  order: PublicOrder,
  typed: DetailsFields,
  { problems = [], status = 200 }: Refused = {},
): Response {
  const { pageContext, token } = request
  const isRefused = status === 409
  const page = <DetailsPage {...pageContext} {...{ order, token, typed, problems, isRefused, formKey: randomUUID() }} />
  return respondWithPage(request, page, status)
}

/** Shows the form that passes a ticket on. */
export async function viewPassOn(request: PageRequest): Promise<Response> {
  const order = await orderOf(request)
  return showPassOn(request, order, ticketOf(order, request.c.req.query('ticket')), emptyHolder)
}

/** Passes a ticket on, and leads to the order, which shows to whom it went. Repeating it changes nothing. */
export async function submitPassOn(request: PageRequest): Promise<Response> {
  const { context, token, language, pageContext } = request
  const form = await readPostedForm(request)
  const typed = readHolder(form)
  const order = await orderOf(request)
  const ticket = ticketOf(order, form.get('ticket'))
  try {
    const params = { token, ticket: ticket.id }
    await publicApiHandlers.passOn({ ...context, params, body: holderOf(typed) })
    return redirectTo(request, paths.order(language, token))
  } catch (error) {
    const refusal = expectRefusal(error, 'validation', 'transition-refused')
    const problems = refusal.code === 'validation' ? holderProblemsOf(refusal, pageContext.t) : []
    return showPassOn(request, order, ticket, typed, { problems, status: problems.length > 0 ? 422 : 409 })
  }
}

/** @throws ProblemError `not-found` for a ticket that is not of the order */
function ticketOf({ tickets }: PublicOrder, id: string | null | undefined) {
  const found = tickets.find((ticket) => ticket.id === id)
  if (!found) throw new ProblemError('not-found')
  return found
}

function showPassOn(
  request: PageRequest,
  order: PublicOrder,
  ticket: PublicOrder['tickets'][number],
  typed: HolderFields,
  { problems = [], status = 200 }: Refused = {},
): Response {
  const { pageContext, token, language } = request
  const { t } = pageContext
  const isRefused = status === 409 || !ticket.mayPassOn
  const address = (to: typeof language) => paths.orderPassOn(to, token, ticket.id)
  const way = { action: paths.orderPassOn(language, token), address, back: paths.order(language, token) }
  const words = { backText: t('cancel.back'), of: t('order.title', { number: order.number }) }
  const form = { event: order.event, ticket, ticketId: ticket.id, typed, problems, isRefused }
  const page = <PassOnPage {...{ ...pageContext, ...way, ...words, ...form }} />
  return respondWithPage(request, page, status)
}
