import type { PublicOrder } from '@foyer/contract/public'
import { formatTime } from '@foyer/words/format/date-time'
import { publicHandlers } from '../../features/public/handlers.ts'
import { CheckoutPage } from '../CheckoutPage.tsx'
import type { Typed } from '../completion.ts'
import { completionOf, problemsOf, typedBefore, typedIn } from '../completion.ts'
import { NoticePage } from '../NoticePage.tsx'
import type { Problem } from '../Problems.tsx'
import { paths } from '../paths.ts'
import type { Visit } from '../visit.ts'
import { formOf, leadTo, refusedAs, show } from '../visit.ts'

/** The form of an order whose tickets are held. */
export async function viewCheckout(visit: Visit): Promise<Response> {
  const order = await reservedOrder(visit)
  if (order instanceof Response) return order
  // the event has another address by now
  if (order.event.slug !== visit.slug)
    return leadTo(visit, paths.checkout(visit.language, order.event.slug, visit.token))
  return showForm(visit, order, typedBefore(order))
}

/** Finishes an order, holds its tickets for longer, or gives them back. */
export async function finish(visit: Visit): Promise<Response> {
  const form = await formOf(visit)
  const order = await reservedOrder(visit)
  if (order instanceof Response) return order
  const typed = typedIn(form, order)
  if (form.get('do') === 'extend') return await extend(visit, typed)
  if (form.get('do') === 'cancel') return await giveBack(visit, order)
  return await complete(visit, order, typed)
}

async function complete(visit: Visit, order: PublicOrder, typed: Typed): Promise<Response> {
  const { ask, token, place, language } = visit
  try {
    await publicHandlers.complete({ ...ask, params: { token }, body: completionOf(typed, order) })
  } catch (error) {
    const refusal = refusedAs(error, 'validation', 'hold-expired', 'conflict')
    if (refusal.code === 'hold-expired') return showOver(visit, order, 409)
    // finished before, from another window: how, stands on its page
    if (refusal.code === 'validation')
      return showForm(visit, order, typed, { problems: problemsOf(refusal, order, place.t), status: 422 })
  }
  return leadTo(visit, paths.order(language, token))
}

async function extend(visit: Visit, typed: Typed): Promise<Response> {
  const { ask, token, place } = visit
  const { t } = place
  const params = { token }
  try {
    const order = await publicHandlers.extend({ ...ask, params, body: undefined })
    const time = formatTime(order.holdExpiresAt ?? '', order.event.timeZone, place.language)
    return showForm(visit, order, typed, { said: t('checkout.extended', { time }) })
  } catch (error) {
    const refusal = refusedAs(error, 'hold-expired', 'conflict')
    const order = await orderOf(visit)
    if (refusal.code === 'hold-expired') return showOver(visit, order, 409)
    return showForm(visit, order, typed, { said: t('checkout.notExtended') })
  }
}

async function giveBack(visit: Visit, { event }: PublicOrder): Promise<Response> {
  const { ask, token, language } = visit
  try {
    await publicHandlers.cancel({ ...ask, params: { token }, body: undefined })
    return leadTo(visit, paths.event(language, event.slug))
  } catch (error) {
    // it is finished by now
    refusedAs(error, 'transition-refused')
    return leadTo(visit, paths.order(language, token))
  }
}

/** The order a token opens. @throws Refused `not-found` */
export const orderOf = ({ ask, token }: Visit): Promise<PublicOrder> =>
  Promise.resolve(publicHandlers.viewOrder({ ...ask, params: { token }, body: undefined }))

/** The order, while it is one to be finished; else the page that says how it stands. */
async function reservedOrder(visit: Visit): Promise<PublicOrder | Response> {
  const order = await orderOf(visit)
  if (isOver(order)) return showOver(visit, order)
  return order.status === 'reserved' ? order : leadTo(visit, paths.order(visit.language, visit.token))
}

/** Whether nobody finished it in time; an order that somebody has given a name has a page of its own. */
export function isOver({ status, holdExpiresAt, email }: PublicOrder): boolean {
  if (status === 'expired' || status === 'cancelled') return email === undefined
  return status === 'reserved' && holdExpiresAt !== undefined && Date.parse(holdExpiresAt) <= Date.now()
}

/** Says that the time is over, and leads back to the same choice. */
export function showOver(visit: Visit, order: PublicOrder, status = 410): Response {
  const { place, language } = visit
  const { t } = place
  const { event, tickets } = order
  const chosen = new Map<string, number>()
  for (const { ticketType } of tickets) chosen.set(ticketType, (chosen.get(ticketType) ?? 0) + 1)
  return show(
    visit,
    <NoticePage
      {...place}
      title={t('over.title')}
      lead={t('over.lead')}
      organiser={event.organiser}
      on={{ href: paths.choice(language, event.slug, chosen), text: t('over.again') }}
    />,
    status,
  )
}

interface Said {
  problems?: readonly Problem[]
  said?: string
  status?: number
}

function showForm(visit: Visit, order: PublicOrder, typed: Typed, { problems = [], said, status = 200 }: Said = {}) {
  // kept by the browser for Back, so that what was typed is there again; by nobody else
  visit.c.header('cache-control', 'private, no-cache')
  const page = (
    <CheckoutPage
      {...visit.place}
      {...{ order, typed, problems, token: visit.token, now: new Date(), ...(said && { said }) }}
    />
  )
  return show(visit, page, status)
}
