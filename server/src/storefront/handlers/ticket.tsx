import { publicApiHandlers } from '../../features/public-api/handlers.ts'
import type { PageRequest } from '../page-request.ts'
import { inputOf, respondWithPage } from '../page-request.ts'
import { TicketPage } from '../pages/TicketPage.tsx'

/** Shows a ticket to its attendee. */
export async function viewTicket(request: PageRequest): Promise<Response> {
  const ticket = await publicApiHandlers.viewTicket(inputOf(request))
  return respondWithPage(request, <TicketPage {...request.pageContext} ticket={ticket} token={request.token} />)
}

/** Sends the ticket as a PDF. */
export const viewTicketPdf = async (request: PageRequest): Promise<Response> =>
  publicApiHandlers.ticketFile(inputOf(request))

/** Sends the event of the ticket as a calendar file. */
export const viewTicketCalendar = async (request: PageRequest): Promise<Response> =>
  publicApiHandlers.ticketCalendar(inputOf(request))
