import { check } from '@foyer/contract/http/check'
import { TicketSearch } from '@foyer/contract/public-orders'
import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import { withoutSpaces } from '../forms/without-spaces.ts'
import type { PageRequest } from '../page-request.ts'
import { expectRefusal, readPostedForm, respondWithPage } from '../page-request.ts'
import { FindTicketsPage } from '../pages/FindTicketsPage.tsx'

/** Shows the form that mails an address its orders. */
export const viewFindTickets = async (request: PageRequest): Promise<Response> =>
  respondWithPage(request, <FindTicketsPage {...request.pageContext} typed="" problems={[]} />)

/** Mails an address its orders. The answer is the same whether it has any. */
export async function submitFindTickets(request: PageRequest): Promise<Response> {
  const { pageContext, language, context } = request
  const typed = (await readPostedForm(request)).get('email') ?? ''
  try {
    const body = check(TicketSearch, { email: withoutSpaces(typed), language }, 'body')
    await publicApiHandlers.findTickets({ ...context, params: {}, body })
    return respondWithPage(request, <FindTicketsPage {...pageContext} typed={typed} problems={[]} isSent />)
  } catch (error) {
    expectRefusal(error, 'validation')
    const problems = [{ field: 'email', text: pageContext.t('errors.email') }]
    return respondWithPage(request, <FindTicketsPage {...pageContext} {...{ typed, problems }} />, 422)
  }
}
