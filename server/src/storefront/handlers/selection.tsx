import { randomUUID } from 'node:crypto'
import { statusOf } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NewReservation, PublicEvent, Reservation } from '@foyer/contract/public-api'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import { hashRequest } from '../../http/idempotency.ts'
import type { Problem } from '../components/Problems.tsx'
import { eventWithCode, readCodeField } from '../forms/code.ts'
import type { Buyer } from '../forms/free-order.ts'
import { isFreeSelection, keyWithoutScript, readBuyer } from '../forms/free-order.ts'
import type { Fields } from '../forms/kept-fields.ts'
import { readKept } from '../forms/kept-fields.ts'
import { formKeyOf } from '../forms/read-form.ts'
import { hasPrices, idempotencyKeyOf, problemsOf, readSelection, reservationOf } from '../forms/selection.ts'
import type { PageRequest } from '../page-request.ts'
import { eventOf, forwardForm, readPostedForm, redirectTo, respondWithPage } from '../page-request.ts'
import { SelectionPage } from '../pages/SelectionPage.tsx'
import type { Selection } from '../paths.ts'
import { paths } from '../paths.ts'

/** Shows the selection for confirmation. A form that came without an idempotency key gets one here. */
export async function viewSelection(request: PageRequest): Promise<Response> {
  const fields = new URL(request.c.req.url).searchParams
  const { event, problems, typedCode } = await eventWithCode(request, fields)
  return showSelection(request, event, { chosen: readSelection(fields), problems, typedCode })
}

/** Shows the selection of an order that expired, and carries what was typed at its checkout. */
export async function chooseAgain(request: PageRequest): Promise<Response> {
  const form = await readPostedForm(request)
  const { event, problems, typedCode } = await eventWithCode(request, form)
  return showSelection(request, event, { chosen: readSelection(form), kept: readKept(form), problems, typedCode })
}

/**
 * Orders the selected tickets, if they are free, and redirects to the order. Reserves others and redirects to the checkout.
 * The same form posted again leads to the same order.
 */
export async function submitSelection(request: PageRequest): Promise<Response> {
  const form = await readPostedForm(request)
  const [chosen, buyer] = [readSelection(form), readBuyer(form)]
  const { code } = readCodeField(form)
  const isFree = buyer && isFreeSelection(form, chosen)
  try {
    return isFree ? await orderFree(request, form, buyer) : await reserve(request, form, chosen, code)
  } catch (refusal) {
    const { event, typedCode } = await eventWithCode(request, form)
    const problems = problemsOf(refusal, event, chosen, request.pageContext, isFree ? buyer.texts : undefined)
    const status = refusal instanceof ProblemError ? statusOf[refusal.code] : 422
    return showSelection(request, event, {
      chosen,
      ...(buyer ? { buyer } : { kept: readKept(form) }),
      problems,
      typedCode,
      status,
    })
  }
}

/** Orders free tickets. If they have a price, or questions, by now, reserves them and leads to the checkout, which shows it. */
async function orderFree(request: PageRequest, form: URLSearchParams, buyer: Buyer): Promise<Response> {
  const { language, slug } = request
  const body = reservationOf(readSelection(form), language, { buyer })
  try {
    const { token } = await send(request, body, formKeyOf(form) ?? keyWithoutScript(request))
    return redirectTo(request, paths.order(language, token))
  } catch (refusal) {
    if (!needsCheckout(refusal)) throw refusal
    const { completion: _, ...selection } = body
    const { token } = await send(request, selection, formKeyOf(form) ?? keyWithoutScript(request))
    return redirectTo(request, paths.checkout(language, slug, token))
  }
}

/** Whether the tickets have a price by now, or their buyers are asked more by now. */
const needsCheckout = (refusal: unknown): boolean =>
  refusal instanceof ProblemError &&
  (refusal.details.errors ?? []).some(
    ({ path }) => path === 'body.completion.paymentMethod' || path === 'body.completion',
  )

async function reserve(
  request: PageRequest,
  form: URLSearchParams,
  chosen: Selection,
  code: string | undefined,
): Promise<Response> {
  const { language, slug } = request
  const currency = hasPrices(chosen) ? (await eventOf(request)).currency : undefined
  const body = reservationOf(chosen, language, { code, currency })
  const formKey = formKeyOf(form)
  if (!formKey) return redirectTo(request, paths.selection(language, slug, chosen, code))
  const { token } = await send(request, body, formKey)
  const checkout = paths.checkout(language, slug, token)
  return readKept(form).length > 0 ? forwardForm(request, checkout) : redirectTo(request, checkout)
}

async function send({ context, slug }: PageRequest, body: NewReservation, formKey: string): Promise<Reservation> {
  const key = idempotencyKeyOf(formKey, body, context.headers.get('user-agent'))
  const idempotency = { key, requestHash: hashRequest(body) }
  return await publicApiHandlers.reserve({ ...context, params: { slug }, body, idempotency })
}

interface Shown {
  chosen: Selection
  /** The buyer of free tickets, as typed. */
  buyer?: Buyer
  /** Fields to carry to the checkout. */
  kept?: Fields
  problems?: readonly Problem[]
  /** A code that is not valid. */
  typedCode?: string | undefined
  status?: number
}

function showSelection(
  request: PageRequest,
  event: PublicEvent,
  { chosen, buyer, kept = [], problems = [], typedCode, status = 200 }: Shown,
): Response {
  return respondWithPage(
    request,
    <SelectionPage
      {...request.pageContext}
      {...{ event, chosen, buyer, kept, problems, typedCode }}
      formKey={randomUUID()}
    />,
    status,
  )
}
