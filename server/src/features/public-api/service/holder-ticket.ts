import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NamedFile } from '../../../lib/file.ts'
import type { Infra } from '../../../lib/infra.ts'
import { markTicketDownloaded } from '../../orders/commands/mark-downloaded.ts'
import { ticketById } from '../../orders/queries/holder-tickets.ts'
import type { TicketRow } from '../../orders/queries/tickets.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { isTicketToken, ticketIdOfToken } from '../../orders/rules/links.ts'
import { calendarFile } from '../../orders/service/calendar.ts'
import { onlineAccessFor } from '../../orders/service/online-access.ts'
import { attendeeTicketFile } from '../../orders/service/tickets-file.ts'

/** A ticket with its order. */
export interface HeldTicket extends OrderDetails {
  row: TicketRow
}

/**
 * The ticket that a token opens for its attendee.
 * @throws ProblemError `not-found`; `link-replaced` when the ticket has another attendee or code by now
 */
export async function findTicket({ db, signer }: Pick<Infra, 'db' | 'signer'>, token: string): Promise<HeldTicket> {
  const id = ticketIdOfToken(token)
  const row = await ticketById(db, id)
  if (!row) throw new ProblemError('not-found')
  const isFor = (seed: Buffer) => isTicketToken(signer, token, { id, seed })
  if (!isFor(row.ticket.seed))
    throw new ProblemError(row.ticket.formerSeeds?.some(isFor) ? 'link-replaced' : 'not-found')
  const [found] = await ordersByIds(db, [row.ticket.orderId])
  if (!found) throw new ProblemError('not-found')
  // one that was cancelled on its own is as void as those of a cancelled order
  const status = row.ticket.cancelledAt === null ? found.order.status : 'cancelled'
  return { ...found, order: { ...found.order, status }, row }
}

/** The ticket of a token as a PDF. @throws ProblemError `link-replaced`; `not-found`, also when the order is not paid */
export async function fileOfTicket(deps: Pick<Infra, 'db' | 'signer' | 'drawPdf'>, token: string): Promise<NamedFile> {
  const { row, ...found } = await findTicket(deps, token)
  if (found.order.status !== 'paid') throw new ProblemError('not-found')
  const file = await attendeeTicketFile(deps, found, row)
  await markTicketDownloaded(deps.db, row.ticket.id)
  return file
}

/**
 * The event of a ticket as a calendar file.
 * @throws ProblemError `link-replaced`; `not-found`, also while the event has no date, and when the order is not paid
 */
export async function calendarOfTicket(
  deps: Pick<Infra, 'db' | 'signer' | 'secrets' | 'publicUrl'>,
  token: string,
): Promise<NamedFile> {
  const found = await findTicket(deps, token)
  const isValid = found.order.status === 'paid'
  const file = isValid ? calendarFile(found, deps.publicUrl, onlineAccessFor(deps.secrets, found)) : undefined
  if (!file) throw new ProblemError('not-found')
  return file
}
