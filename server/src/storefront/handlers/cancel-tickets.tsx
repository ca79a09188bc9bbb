import { randomUUID } from 'node:crypto'
import { check } from '@foyer/contract/http/check'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { BuyerCancellation } from '@foyer/contract/public-orders'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import type { Problem } from '../components/Problems.tsx'
import { idempotencyOf } from '../forms/read-form.ts'
import type { PageRequest } from '../page-request.ts'
import { expectRefusal, inputOf, orderOf, readPostedForm, redirectTo, respondWithPage } from '../page-request.ts'
import { CancelTicketsPage } from '../pages/CancelTicketsPage.tsx'
import { paths } from '../paths.ts'

/** Asks which tickets to cancel. */
export const viewCancelTickets = async (request: PageRequest): Promise<Response> =>
  showTickets(request, await orderOf(request), [], [])

/** Cancels the chosen tickets. A second click changes nothing. */
export async function submitCancelTickets(request: PageRequest): Promise<Response> {
  const { token, language, pageContext } = request
  const form = await readPostedForm(request)
  const chosen = form.getAll('ticket')
  try {
    const body = check(BuyerCancellation, { ticketIds: chosen }, 'body')
    await publicApiHandlers.cancelTickets({ ...inputOf(request, body), idempotency: idempotencyOf(form, body) })
    return redirectTo(request, paths.order(language, token))
  } catch (error) {
    const codes = ['validation', 'transition-refused', 'refund-refused', 'unavailable'] as const
    const { code } = expectRefusal(error, ...codes)
    const text = pageContext.t(`cancelTickets.${problems[code as keyof typeof problems] ?? 'notNow'}`)
    return showTickets(
      request,
      await orderOf(request),
      chosen,
      [{ field: 'tickets', text }],
      code === 'validation' ? 422 : 409,
    )
  }
}

/** The message by the code of the refusal. */
const problems = { validation: 'choose', 'transition-refused': 'changed' } as const

function showTickets(
  request: PageRequest,
  order: PublicOrder,
  chosen: readonly string[],
  wrong: readonly Problem[],
  status = 200,
): Response {
  const { pageContext, token } = request
  const page = (
    <CancelTicketsPage {...pageContext} {...{ order, token, chosen }} problems={wrong} formKey={randomUUID()} />
  )
  return respondWithPage(request, page, status)
}
