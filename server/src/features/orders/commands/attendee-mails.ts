import { Language } from '@foyer/contract/language'
import type { AttendeeMailKind } from '@foyer/contract/mail-kinds'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { onlineAccessOf } from '../../events/rules.ts'
import type { NewMail } from '../../mails/commands/insert-mails.ts'
import { enqueueMails } from '../../mails/commands.ts'
import type { TicketRow } from '../queries/tickets.ts'
import type { OrderDetails } from '../queries.ts'
import { eventFacts } from '../rules/event-facts.ts'
import { ticketLinkOf } from '../rules/links.ts'

/** Queues mails to the attendees of tickets, in the transaction of what causes them. Those without an address get none. */
export async function enqueueAttendeeMails(
  tx: Db,
  deps: MailDeps,
  found: OrderDetails,
  kind: AttendeeMailKind,
  tickets: readonly TicketRow[],
): Promise<void> {
  await enqueueMails(tx, deps, attendeeMails(deps, found, kind, tickets))
}

/** Builds mails to attendees for the queue, one for each ticket. They contain nothing about the order and its other tickets. */
export const attendeeMails = (
  deps: MailDeps,
  { order, event, team }: Omit<OrderDetails, 'now'>,
  kind: AttendeeMailKind,
  tickets: readonly TicketRow[],
): NewMail<AttendeeMailKind>[] =>
  tickets.flatMap(({ ticket, type }) =>
    ticket.email === null
      ? []
      : [
          {
            orderId: order.id,
            ticketId: ticket.id,
            to: ticket.email,
            ...(team.imprint && { replyTo: team.imprint.email }),
            language: Language.parse(order.language),
            kind,
            data: {
              ...eventFacts({ order, event, team }),
              name: ticket.name ?? '',
              buyer: order.name ?? '',
              onlineAccess: kind === 'ticketVoid' ? undefined : onlineAccessOf(deps.secrets, event),
              ticket: { type: type.name, number: ticket.number, name: ticket.name ?? undefined },
              link: ticketLinkOf(deps, order, ticket),
            },
          },
        ],
  )
