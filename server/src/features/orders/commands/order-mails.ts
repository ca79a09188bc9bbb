import { Language } from '@foyer/contract/language'
import type { OrderMailKind } from '@foyer/contract/mail-kinds'
import { linesOf, taxesOf } from '@foyer/contract/price'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { locationOf } from '../../events/rules.ts'
import type { NewMail } from '../../mails/commands.ts'
import { enqueueMails } from '../../mails/commands.ts'
import type { OrderLine } from '../../mails/rules.ts'
import type { OrderDetails, TicketRow } from '../queries.ts'
import { ticketsByOrder } from '../queries.ts'
import { orderTokenOf, pricedTicket } from '../rules.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl' | 'signer'>

/** A mail about an order, to be queued. */
export interface NewOrderMail extends OrderDetails {
  kind: OrderMailKind
}

/** Queues mails about orders, in the transaction of what causes them. Orders without an email address get none. */
export async function enqueueOrderMails(tx: Db, deps: Deps, newMails: readonly NewOrderMail[]): Promise<void> {
  const tickets = await ticketsByOrder(
    tx,
    newMails.map(({ order }) => order.id),
  )
  const withTickets = newMails.map((mail) => ({ ...mail, tickets: tickets.get(mail.order.id) ?? [] }))
  await enqueueMails(tx, deps, orderMails(deps, withTickets))
}

interface NewMailWithTickets extends NewOrderMail {
  tickets: readonly TicketRow[]
}

/** Builds mails about orders for the queue. Orders without an email address get none. */
export const orderMails = (deps: Deps, newMails: readonly NewMailWithTickets[]): NewMail<OrderMailKind>[] =>
  newMails.flatMap(({ kind, order, event, team, tickets }) =>
    order.email === null
      ? []
      : [
          {
            orderId: order.id,
            to: order.email,
            ...(team.imprint && { replyTo: team.imprint.email }),
            language: Language.parse(order.language),
            kind,
            data: {
              name: order.name ?? '',
              number: order.number,
              event: event.name,
              date: event.dateTba ? undefined : event.date.toISOString(),
              endsAt: event.endsAt?.toISOString(),
              timeZone: event.timeZone,
              where: locationOf(event),
              online: event.online,
              test: order.test,
              lines: orderLines(tickets),
              totalCents: order.totalCents,
              taxes: taxesOf(tickets.map(pricedTicket)),
              currency: order.currency,
              tickets: tickets.map(({ ticket: { number, name }, type }) => ({
                type: type.name,
                number,
                name: name ?? undefined,
              })),
              dueAt: order.dueAt?.toISOString(),
              bank: order.paymentMethod === 'card' ? undefined : (team.bank ?? undefined),
              organiser: team.name,
              imprint: team.imprint ?? undefined,
              link: `${deps.publicUrl}/${order.language}/o/${orderTokenOf(deps.signer, order.id)}`,
            },
          },
        ],
  )

const orderLines = (tickets: readonly TicketRow[]): OrderLine[] =>
  linesOf(tickets.map((row) => ({ ...pricedTicket(row), attendee: row.ticket.name }))).map(
    ({ typeName, priceCents, taxRateBp, quantity, grossCents, tickets: own }) => ({
      typeName,
      priceCents,
      taxRateBp,
      quantity,
      grossCents,
      attendees: own.flatMap(({ attendee }) => attendee ?? []),
    }),
  )
