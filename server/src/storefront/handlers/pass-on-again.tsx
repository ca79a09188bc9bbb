import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import type { Problem } from '../components/Problems.tsx'
import type { HolderFields } from '../forms/holder.ts'
import { emptyHolder, holderOf, holderProblemsOf, readHolder } from '../forms/holder.ts'
import type { PageRequest } from '../page-request.ts'
import { expectRefusal, inputOf, readPostedForm, respondWithPage } from '../page-request.ts'
import { NoticePage } from '../pages/NoticePage.tsx'
import { PassOnPage } from '../pages/PassOnPage.tsx'
import { paths } from '../paths.ts'

/** Shows the form with which the person that a ticket was passed on to passes it on once more. */
export const viewPassOnAgain = (request: PageRequest): Promise<Response> => showForm(request, emptyHolder)

/** Passes the ticket on, and says so: the page of the ticket is void from then on. Repeating it changes nothing. */
export async function submitPassOnAgain(request: PageRequest): Promise<Response> {
  const { context, token, pageContext } = request
  const typed = readHolder(await readPostedForm(request))
  try {
    const body = holderOf(typed)
    await publicApiHandlers.passOnAgain({ ...context, params: { token }, body })
    return showDone(request, body)
  } catch (error) {
    const refusal = expectRefusal(error, 'validation', 'transition-refused')
    const problems = refusal.code === 'validation' ? holderProblemsOf(refusal, pageContext.t) : []
    return await showForm(request, typed, { problems, status: problems.length > 0 ? 422 : 409 })
  }
}

function showDone(request: PageRequest, holder: HolderFields): Response {
  const { pageContext, token } = request
  const { t } = pageContext
  const words = { title: t('passOn.doneTitle'), lead: t('passOn.doneLead', { ...holder, mail: pageContext.mail }) }
  return respondWithPage(request, <NoticePage {...{ ...pageContext, ...words, address: addressOf(token) }} />)
}

interface Refused {
  problems?: readonly Problem[]
  status?: number
}

async function showForm(
  request: PageRequest,
  typed: HolderFields,
  { problems = [], status = 200 }: Refused = {},
): Promise<Response> {
  const { pageContext, token, language } = request
  const ticket = await publicApiHandlers.viewTicket(inputOf(request))
  const isRefused = status === 409 || !ticket.mayPassOn
  const way = { action: paths.ticketPassOn(language, token), back: paths.ticket(language, token) }
  const words = { backText: pageContext.t('passOn.backToTicket'), of: ticket.number }
  const page = (
    <PassOnPage
      {...{ ...pageContext, ...way, ...words }}
      {...{ event: ticket.event, ticket, typed, problems, isRefused, address: addressOf(token) }}
    />
  )
  return respondWithPage(request, page, status)
}

const addressOf = (token: string) => (to: PageRequest['language']) => paths.ticketPassOn(to, token)
