import { Language } from '@foyer/contract/language'
import type { OrderMailKind } from '@foyer/contract/mail-kinds'
import { linesOf, taxesOf } from '@foyer/contract/price'
import { formatAddress } from '@foyer/words/format/address'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { doorsAt, onlineAccessOf } from '../../events/rules.ts'
import type { NewMail } from '../../mails/commands.ts'
import { enqueueMails } from '../../mails/commands.ts'
import type { OrderLine } from '../../mails/rules.ts'
import type { OrderDetails, RefundOfOrder, TicketRow } from '../queries.ts'
import { refundsOf, ticketsByOrder } from '../queries.ts'
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
  const complete: NewMailWithTickets[] = []
  for (const mail of newMails) {
    const { id } = mail.order
    complete.push({
      ...mail,
      tickets: tickets.get(id) ?? [],
      refunds: isAboutRefund(mail) ? await refundsInMail(tx, id) : [],
    })
  }
  await enqueueMails(tx, deps, orderMails(deps, complete))
}

const isAboutRefund = ({ kind }: NewOrderMail) =>
  kind === 'orderRefunded' || kind === 'paymentTooLate' || kind === 'refundSent'

/** The refunds that a mail reports: those that were created last, all of them in one transaction. */
async function refundsInMail(tx: Db, orderId: string): Promise<RefundOfOrder[]> {
  const all = (await refundsOf(tx, orderId)).filter(({ state }) => state !== 'failed')
  const lastAt = Math.max(...all.map(({ createdAt }) => createdAt.getTime()))
  return all.filter(({ createdAt }) => createdAt.getTime() === lastAt)
}

interface NewMailWithTickets extends NewOrderMail {
  tickets: readonly TicketRow[]
  /** Of mails about refunds. */
  refunds?: readonly RefundOfOrder[]
}

/** Builds mails about orders for the queue. Orders without an email address get none. */
export const orderMails = (deps: Deps, newMails: readonly NewMailWithTickets[]): NewMail<OrderMailKind>[] =>
  newMails.flatMap(({ kind, order, event, team, tickets, refunds = [] }) =>
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
              doorsAt: doorsAt(event)?.toISOString(),
              where: formatAddress(event, Language.parse(order.language)) || (event.websiteUrl ?? ''),
              online: event.online,
              onlineAccess: kind === 'orderConfirmed' ? onlineAccessOf(deps.secrets, event) : undefined,
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
              refunds: refunds.map(({ method, amountCents, sentOn }) => ({ method, amountCents, sentOn })),
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
