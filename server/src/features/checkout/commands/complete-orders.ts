import type { BuyerMailKind } from '@foyer/contract/mail-kinds'
import type { BuyerMethod, OrderStatus } from '@foyer/contract/order-states'
import type { OrderCompletion } from '@foyer/contract/orders'
import { sql } from 'drizzle-orm'
import { breaksUnique } from '../../../lib/constraint.ts'
import type { Db } from '../../../lib/db.ts'
import type { StatementPart, ValueOf } from '../../../lib/fixed-statement.ts'
import { columnOf, partOf } from '../../../lib/fixed-statement.ts'
import { newId } from '../../../lib/id.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { AcceptedText } from '../../inventory/commands/accepted-texts.ts'
import { insertAcceptedTexts } from '../../inventory/commands/accepted-texts.ts'
import type { FreeSeats } from '../../inventory/commands/free-seats.ts'
import { insertFreeSeats } from '../../inventory/commands/free-seats.ts'
import { transitionOrders } from '../../inventory/commands/transition-orders.ts'
import type { OrderTransition } from '../../inventory/commands/transition-statement.ts'
import { agreedTexts } from '../../inventory/rules.ts'
import { validTexts } from '../../legal-texts/rules.ts'
import type { NewMailRow } from '../../mails/commands/insert-mails.ts'
import { insertMails, mailRows, stateOfNewMail } from '../../mails/commands/insert-mails.ts'
import { answerParts } from '../../order-questions/commands/store-answers.ts'
import { namedAttendees, updateAttendees } from '../../orders/commands/attendees.ts'
import { mailsToAttendees, orderMails } from '../../orders/commands/order-mails.ts'
import { answersToStore, countMissingAnswers } from '../../orders/rules/buyer-answers.ts'
import type { OrderWithTickets } from '../../orders/service/lookup.ts'
import { transferDue } from '../../orders/service/transfer-due.ts'

/** A buyer's request to complete a reservation. */
export interface CompletionRequest {
  /** The order as it was read before. */
  found: OrderWithTickets
  completion: OrderCompletion
  /** Whether the order was not read, but is as this process has reserved it. */
  unread?: boolean
}

/** A way of completing an order at once: by a payment method, or by asking the team for approval. */
export type ImmediateWay = Exclude<BuyerMethod, 'card'> | 'request'

const statusAfter = { free: 'paid', transfer: 'pending', request: 'requested' } as const satisfies Record<
  ImmediateWay,
  OrderStatus
>
type StatusAfter = (typeof statusAfter)[ImmediateWay]

/**
 * Completes live reservations with their attendees' names, payments and mails in one statement, so that the event's
 * inventory row is locked for one round trip only.
 * @returns the completed orders as they are now; a request whose hold has expired, or whose buyer has no use of the code
 *   left, is missing. `paying` when no order was
 *   completed, because a card payment of one of them started after it was read: a unique index allows one open payment
 *   per order.
 */
export async function completeBatch(
  db: Db,
  deps: MailDeps,
  way: ImmediateWay,
  requests: readonly CompletionRequest[],
): Promise<Map<CompletionRequest, OrderWithTickets> | 'paying'> {
  const to = statusAfter[way]
  const method = way === 'request' ? null : way
  const all = requests.map((request) => ({ request, completed: completedOrder(deps, request, to) }))
  const orders = all.map(({ completed }) => completed)
  const transitions = all.map(({ request: { completion, unread }, completed: { order } }): OrderTransition => {
    const { name, email } = completion
    const reservedAt = unread ? order.reservedAt : undefined
    return { id: order.id, buyer: { name, email, method }, dueAt: order.dueAt ?? undefined, reservedAt }
  })
  const extraStatements = buildExtraStatements(deps, to, orders, requests)
  const transitioned = await transitionOrders(
    db,
    {
      to,
      from: ['reserved'],
      only: 'live',
      timelineEntry: entryOf(to),
      extraStatements,
      limitsCodes: orders.some(({ order }) => order.codeId !== null),
    },
    transitions,
  ).catch((error: unknown) => {
    if (breaksUnique(error, 'payments_one_open')) return undefined
    throw error
  })
  if (!transitioned) return 'paying'
  const placedAtById = new Map(transitioned.map(({ id, at }) => [id, at]))
  return new Map(
    all.flatMap(({ request, completed }): [CompletionRequest, OrderWithTickets][] => {
      const placedAt = placedAtById.get(completed.order.id)
      if (!placedAt) return []
      const paidAt = to === 'paid' ? placedAt : null
      return [[request, { ...completed, order: { ...completed.order, placedAt, paidAt } }]]
    }),
  )
}

/** A completed order, with the number of required answers that the mail about it asks for. */
interface CompletedOrder extends OrderWithTickets {
  missingAnswers: number
}

/** The order as it is after the transition, except for the timestamps, which the database sets. */
export function completedOrder(
  deps: MailDeps,
  { found, completion }: CompletionRequest,
  status: StatusAfter,
): CompletedOrder {
  const { name, email, paymentMethod = null, attendees = [] } = completion
  const byTicket = new Map(attendees.map((each) => [each.ticketId, each]))
  const dueAt = status === 'pending' ? transferDue(found.event, found.now) : null
  return {
    ...found,
    order: { ...found.order, status, name, email, paymentMethod, dueAt },
    paying: null,
    mail: stateOfNewMail(deps),
    missingAnswers: countMissingAnswers(found, answersToStore(found, completion)),
    tickets: found.tickets.map(({ ticket, type }) => ({
      type,
      ticket: {
        ...ticket,
        name: byTicket.get(ticket.id)?.name || ticket.name,
        email: byTicket.get(ticket.id)?.email ?? ticket.email,
      },
    })),
  }
}

/**
 * The statements that run with the transition: attendee names, expected bank transfers, mails. Each is limited to the
 * orders that the transition has changed.
 */
function buildExtraStatements(
  deps: MailDeps,
  to: StatusAfter,
  orders: readonly CompletedOrder[],
  requests: readonly CompletionRequest[],
): StatementPart[] {
  const kind = mailAfter[to]
  const about = orders.map((each) => ({ ...each, kind, legalTexts: validTexts(each) }) as const)
  const mails = mailRows(deps, [...orderMails(deps, about), ...mailsToAttendees(deps, about)])
  const named = namedAttendees(requests.map(({ completion }) => completion))
  const texts = about.flatMap(({ order, legalTexts }) => agreedTexts([order.id], legalTexts))
  return [
    ...(named.length > 0 ? [partOf(attendeesPart, named)] : []),
    ...(texts.length > 0 ? [partOf(textsPart, texts)] : []),
    ...answerParts(requests.map(answersOfRequest)),
    ...paymentParts(to, orders),
    partOf(mailsPart, mails),
  ]
}

const attendeesPart = (value: ValueOf<ReturnType<typeof namedAttendees>>) =>
  updateAttendees(value, (rows) => rows, sql`t.order_id in (select id from transitioned)`)
const textsPart = (value: ValueOf<AcceptedText[]>) =>
  insertAcceptedTexts(value, (rows) => rows, sql`a.order_id in (select id from transitioned)`)
const freeSeatsPart = (value: ValueOf<FreeSeats[]>) =>
  insertFreeSeats(value, (rows) => rows, sql`f.order_id in (select id from transitioned)`)
const mailsPart = (value: ValueOf<NewMailRow[]>) =>
  insertMails(value, (rows) => rows, sql`m.order_id in (select id from transitioned)`)

const entryOf = (to: StatusAfter) => (to === 'requested' ? 'requested' : 'placed')

const mailAfter = {
  paid: 'orderConfirmed',
  pending: 'paymentInstructions',
  requested: 'approvalRequested',
} as const satisfies Record<StatusAfter, BuyerMailKind>

/** The expected transfers, or the seats that free orders count for their networks. A request expects nothing yet. */
function paymentParts(to: StatusAfter, orders: readonly OrderWithTickets[]): StatementPart[] {
  if (to === 'requested') return []
  return [to === 'pending' ? partOf(transfersPart, orders) : partOf(freeSeatsPart, orders.map(freeSeatsOf))]
}

const freeSeatsOf = ({ order, tickets }: OrderWithTickets) => ({
  ...order,
  seats: tickets.filter(({ ticket }) => ticket.kind === 'ticket').length,
})

/** The answers of a request. Those of an order that was not read are its first. */
const answersOfRequest = ({ found, completion, unread = false }: CompletionRequest) => ({
  ...found.order,
  answers: answersToStore(found, completion),
  isFirst: unread,
})

function transfersPart(value: ValueOf<readonly OrderWithTickets[]>) {
  const column = columnOf(value, (orders: readonly OrderWithTickets[]) => orders)
  return sql`
    insert into payments (id, order_id, method, state, amount_cents)
    select p.id, p.order_id, 'transfer', 'pending', p.amount_cents
    from unnest(
      ${column(() => newId('pay'), 'text')},
      ${column(({ order }) => order.id, 'text')},
      ${column(({ order }) => order.totalCents, 'int')}
    ) as p (id, order_id, amount_cents)
    where p.order_id in (select id from transitioned)`
}
