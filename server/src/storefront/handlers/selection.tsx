import { randomUUID } from 'node:crypto'
import { statusOf } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NewReservation, PublicEvent, Reservation } from '@foyer/contract/public-api'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import { hashRequest } from '../../http/idempotency.ts'
import { refuseForeignOrigin } from '../../http/origin.ts'
import type { Problem } from '../components/Problems.tsx'
import type { ChosenAddOns } from '../forms/add-ons.ts'
import { addOnFields, addOnProblems, askedTickets, asksForAddOns, hasPaidAddOns, readAddOns } from '../forms/add-ons.ts'
import { eventWithCode, readCodeField, withChangedCode } from '../forms/code.ts'
import type { Buyer } from '../forms/free-order.ts'
import { freeTypeField, isFreeSelection, keyWithoutScript, readBuyer } from '../forms/free-order.ts'
import type { Fields } from '../forms/kept-fields.ts'
import { fillAction, readKept } from '../forms/kept-fields.ts'
import { pricedSelection } from '../forms/priced.ts'
import { formKeyOf, readForm } from '../forms/read-form.ts'
import { hasPrices, idempotencyKeyOf, problemsOf, readSelection, reservationOf } from '../forms/selection.ts'
import type { PageRequest } from '../page-request.ts'
import { eventOf, forwardForm, readPostedForm, redirectTo, respondWithPage } from '../page-request.ts'
import { AddOnsPage } from '../pages/AddOnsPage.tsx'
import { SelectionPage } from '../pages/SelectionPage.tsx'
import type { Selection } from '../paths.ts'
import { addOnPrefix, addOnsField, paths } from '../paths.ts'

/** Shows the selection for confirmation. A form that came without an idempotency key gets one here. */
export async function viewSelection(request: PageRequest): Promise<Response> {
  const fields = new URL(request.c.req.url).searchParams
  const { event, problems, typedCode } = await eventWithCode(request, fields)
  return await showSelection(request, event, { chosen: readSelection(fields), problems, typedCode })
}

/** Shows the selection of an order that expired, and carries what was typed at its checkout. */
export async function chooseAgain(request: PageRequest): Promise<Response> {
  const form = await readPostedForm(request)
  const { event, problems, typedCode } = await eventWithCode(request, form)
  return await showSelection(request, event, { chosen: readSelection(form), kept: readKept(form), problems, typedCode })
}

/**
 * Orders the selected tickets, if they are free, and redirects to the order. Reserves others and redirects to the checkout.
 * The same form posted again leads to the same order.
 */
export async function submitSelection(request: PageRequest): Promise<Response> {
  const form = await readPostedForm(request)
  const changed = withChangedCode(form)
  if (changed) return await showWithCode(request, changed)
  const [chosen, buyer, addOns] = [readSelection(form), readBuyer(form), readAddOns(form)]
  const asking = asksForAddOns(form) && chosen.size > 0 ? await showAddOns(request, form) : undefined
  if (asking) return asking
  const { code } = readCodeField(form)
  const isFree = buyer && isFreeSelection(form, chosen)
  try {
    return isFree ? await orderFree(request, form, buyer) : await reserve(request, form, { chosen, code, addOns })
  } catch (refusal) {
    const again = refusal instanceof ProblemError ? await showAddOns(request, form, refusal) : undefined
    if (again) return again
    const { event, typedCode } = await eventWithCode(request, form)
    const selection = { chosen, addOns }
    const problems = problemsOf(refusal, event, selection, request.pageContext, isFree ? buyer.texts : undefined)
    const status = refusal instanceof ProblemError ? statusOf[refusal.code] : 422
    return await showSelection(request, event, {
      chosen,
      ...(buyer ? { buyer } : { kept: readKept(form) }),
      problems,
      carried: addOnFields(form),
      typedCode,
      status,
    })
  }
}

/**
 * Shows a choice of tickets or add-ons again, with its total: for browsers without the script, which reads the total from this
 * page. It is no attempt to order, so only the limit of quotes counts it.
 */
export async function viewTotal(request: PageRequest): Promise<Response> {
  refuseForeignOrigin(request.c, request.services)
  const form = await readForm(request.c)
  const withAddOns = form.has(addOnsField) && !asksForAddOns(form) ? await showAddOns(request, form) : undefined
  return withAddOns ?? (await showWithCode(request, form))
}

/** Shows the selection with the code of a form, or the reason why it is not valid, and with all that was chosen and typed. */
async function showWithCode(request: PageRequest, form: URLSearchParams): Promise<Response> {
  const { event, problems, typedCode } = await eventWithCode(request, form)
  const [buyer, chosen] = [readBuyer(form), readSelection(form)]
  form.set('do', fillAction)
  return await showSelection(request, event, {
    // with a code, the checkout asks for the buyer of free tickets too
    ...(buyer && !event.code ? { buyer } : { kept: readKept(form) }),
    chosen,
    problems,
    carried: addOnFields(form),
    typedCode,
    status: problems.length > 0 ? statusOf.validation : 200,
  })
}

/**
 * Shows the add-ons of the chosen tickets, with what was typed so far.
 * @param refusal of a reservation with add-ons
 * @returns undefined if there are none to choose, the code is not valid, or the refusal is about something else
 */
async function showAddOns(
  request: PageRequest,
  form: URLSearchParams,
  refusal?: ProblemError,
): Promise<Response | undefined> {
  const errors = refusal?.details.errors ?? []
  if (refusal && !errors.some(({ path }) => /^body\.items\.\d+\.addOns/.test(path))) return undefined
  const { event, problems: ofCode } = await eventWithCode(request, form)
  const selection = { chosen: readSelection(form), addOns: readAddOns(form) }
  const tickets = askedTickets(event, selection.chosen)
  const problems = addOnProblems(errors, event, selection, request.pageContext.t)
  if (ofCode.length > 0 || tickets.length === 0 || (refusal && problems.length === 0)) return undefined
  const isPaid = hasPaidAddOns(tickets)
  const shown = (name: string) => name.startsWith(addOnPrefix) || name === addOnsField || name === 'once'
  // add-ons with a price are ordered at the checkout, which shows the sum
  const fields = [...form].filter(([name]) => !shown(name) && !(isPaid && name === freeTypeField))
  return respondWithPage(
    request,
    <AddOnsPage
      {...request.pageContext}
      {...{ event, ...selection, problems }}
      priced={refusal ? undefined : await pricedSelection(request, event, selection)}
      fields={[...fields, ['once', (!refusal && formKeyOf(form)) || randomUUID()]]}
      atOnce={!isPaid && readBuyer(form) !== undefined && isFreeSelection(form, selection.chosen)}
    />,
    refusal ? statusOf[refusal.code] : 200,
  )
}

/** Orders free tickets. If they have a price, or questions, by now, reserves them and leads to the checkout, which shows it. */
async function orderFree(request: PageRequest, form: URLSearchParams, buyer: Buyer): Promise<Response> {
  const { language, slug } = request
  const body = reservationOf(readSelection(form), language, { buyer, addOns: readAddOns(form) })
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
  { chosen, ...details }: { chosen: Selection; code: string | undefined; addOns: ChosenAddOns },
): Promise<Response> {
  const { language, slug } = request
  const currency = hasPrices(chosen) ? (await eventOf(request)).currency : undefined
  const body = reservationOf(chosen, language, { ...details, currency })
  const formKey = formKeyOf(form)
  if (!formKey) return redirectTo(request, paths.selection(language, slug, chosen, details.code))
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
  /** The add-ons that were chosen. */
  carried?: Fields
  problems?: readonly Problem[]
  /** A code that is not valid. */
  typedCode?: string | undefined
  status?: number
}

async function showSelection(
  request: PageRequest,
  event: PublicEvent,
  { chosen, buyer, kept = [], carried = [], problems = [], typedCode, status = 200 }: Shown,
): Promise<Response> {
  const addOns = readAddOns(new URLSearchParams(carried.map(([name, value]): [string, string] => [name, value])))
  // a refused selection changes before it is ordered, and many are refused at once when tickets sell out
  const priced = problems.length > 0 ? undefined : await pricedSelection(request, event, { chosen, addOns })
  return respondWithPage(
    request,
    <SelectionPage
      {...request.pageContext}
      {...{ event, chosen, buyer, kept, carried, problems, priced, typedCode }}
      formKey={randomUUID()}
    />,
    status,
  )
}
