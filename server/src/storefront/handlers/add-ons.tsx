import { randomUUID } from 'node:crypto'
import { check } from '@foyer/contract/http/check'
import type { ProblemError } from '@foyer/contract/http/problem-error'
import type { PublicEvent } from '@foyer/contract/public-api'
import { NewAddOns } from '@foyer/contract/public-api'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import type { Problem } from '../components/Problems.tsx'
import type { AskedTicket, ChosenAddOns } from '../forms/add-ons.ts'
import { addedItemsOf, addedProblems, readAddOns, ticketsToAddTo } from '../forms/add-ons.ts'
import { idempotencyOf } from '../forms/read-form.ts'
import type { PageRequest } from '../page-request.ts'
import { expectRefusal, inputOf, orderOf, readPostedForm, redirectTo, respondWithPage } from '../page-request.ts'
import { LaterAddOnsPage } from '../pages/LaterAddOnsPage.tsx'
import { addOnField, paths } from '../paths.ts'

interface Offered {
  order: PublicOrder
  event: PublicEvent
  tickets: AskedTicket[]
}

/** The add-ons that the buyer of an order can buy to its tickets now. @returns undefined for an order that is not paid */
export async function offeredAddOns(request: PageRequest, order: PublicOrder): Promise<Offered | undefined> {
  if (order.status !== 'paid' || order.addsTo !== undefined) return undefined
  try {
    const params = { slug: order.event.slug }
    const event = await publicApiHandlers.viewEvent({ ...request.context, params, query: {}, body: undefined })
    return { order, event, tickets: ticketsToAddTo(order, event) }
  } catch (error) {
    // the event is a draft again
    expectRefusal(error, 'not-found')
    return undefined
  }
}

/** Asks for the add-ons to the tickets of an order. */
export async function viewAddOns(request: PageRequest): Promise<Response> {
  const offered = await offeredAddOns(request, await orderOf(request))
  return offered ? showAddOns(request, offered, new Map()) : toOrder(request)
}

/** Reserves the chosen add-ons as an order of its own, and leads to its checkout. */
export async function submitAddOns(request: PageRequest): Promise<Response> {
  const { language } = request
  const form = await readPostedForm(request)
  const offered = await offeredAddOns(request, await orderOf(request))
  if (!offered) return toOrder(request)
  const chosen = readAddOns(form)
  try {
    const body = check(NewAddOns, { items: addedItemsOf(offered.tickets, chosen) }, 'body')
    const { token } = await publicApiHandlers.addAddOns({
      ...inputOf(request, body),
      idempotency: idempotencyOf(form, body),
    })
    return redirectTo(request, paths.checkout(language, offered.order.event.slug, token))
  } catch (error) {
    const refusal = expectRefusal(error, 'validation', 'sold-out', 'not-on-sale', 'transition-refused', 'conflict')
    // another window has added some since: the page shows what is left
    const now = (await offeredAddOns(request, await orderOf(request))) ?? offered
    return showAddOns(request, now, chosen, problemsOf(request, refusal, offered, chosen), 422)
  }
}

const toOrder = (request: PageRequest): Response => redirectTo(request, paths.order(request.language, request.token))

function problemsOf(
  { pageContext: { t } }: PageRequest,
  { code, details: { errors = [] } }: ProblemError,
  { tickets }: Offered,
  chosen: ChosenAddOns,
): Problem[] {
  const problems = addedProblems(errors, tickets, chosen, t)
  if (problems.length > 0) return problems
  const [first] = tickets
  const field = addOnField(first?.type.id ?? '', 0, first?.groups[0]?.id ?? '')
  if (chosen.size === 0) return [{ field, text: t('addOns.later.choose') }]
  return [{ field, text: t(code === 'sold-out' ? 'errors.soldOut' : 'addOns.later.changed') }]
}

function showAddOns(
  request: PageRequest,
  { order, event, tickets }: Offered,
  addOns: ChosenAddOns,
  problems: readonly Problem[] = [],
  status = 200,
): Response {
  const { pageContext, token } = request
  const page = (
    <LaterAddOnsPage {...pageContext} {...{ order, token, event, tickets, addOns, problems }} formKey={randomUUID()} />
  )
  return respondWithPage(request, page, status)
}
