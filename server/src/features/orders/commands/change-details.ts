import { attendeesFaults } from '@foyer/contract/completion-rules'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { OrderDetailsChange } from '@foyer/contract/public-orders'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Author } from '../../../lib/author.ts'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { orders } from '../../../schema/orders.ts'
import { deleteUnsentMails } from '../../mails/commands.ts'
import { askedForm } from '../../order-questions/rules.ts'
import { canChangeHolder } from '../queries/holder-tickets.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { ticketsOf } from '../queries/tickets.ts'
import type { OrderDetails } from '../queries.ts'
import { ordersByIds } from '../queries.ts'
import { refuseFaults } from '../rules/buyer-answers.ts'
import { emailChangeableUntil, isWithBuyer, mayChangeDetails } from '../rules/buyer-changes.ts'
import { isTicket } from '../rules/items.ts'
import type { OrderLink } from '../rules/links.ts'
import { mailOfStatus } from '../rules.ts'
import { enqueueAttendeeMails } from './attendee-mails.ts'
import { lockOrder } from './lock-order.ts'
import { enqueueBuyerMail } from './order-mails.ts'
import { replaceCodes } from './replace-codes.ts'
import { addTimelineEntry } from './timeline.ts'

/** As `OrderDetailsChange`; a name that is left out stays. */
type DetailsChange = Omit<OrderDetailsChange, 'name'> & { name?: string | undefined }

/**
 * Corrects the details of an order for its buyer. Another email address voids what the former one has: the link to the
 * order and the codes of its tickets. Another address of an attendee gives that ticket a new code.
 * @returns the order's link, which differs when the email address was corrected
 * @throws ProblemError `not-found`, `link-replaced`, `validation`; `transition-refused` when it is too late
 */
export async function changeDetails(
  db: Db,
  deps: MailDeps,
  link: OrderLink,
  change: OrderDetailsChange,
): Promise<OrderLink> {
  return await db.transaction(async (tx) => {
    const { found, tickets } = await lockOrder(tx, link)
    if (!isChange(found, tickets, change)) return link
    const email = change.email === found.order.email ? undefined : change.email
    assertChangeable(found, email)
    refuseFaults(attendeesFaults(askedForm(found.form).attendees, change.attendees))
    const moved = await movedTickets(tx, tickets, change)
    await storeDetails(tx, found.order.id, change)
    await addTimelineEntry(tx, found.order.id, { kind: 'details-changed' })
    const isPaid = found.order.status === 'paid'
    const mailed = moved.filter(({ ticket }) => isPaid && ticket.email !== null)
    await enqueueAttendeeMails(tx, deps, found, 'ticketVoid', mailed)
    if (email !== undefined) return await moveOrder(tx, deps, found, email)
    if (isPaid) await mailMoved(tx, deps, found, moved, mailed)
    return link
  })
}

/** Whether a change differs from what is stored. An empty name of an attendee is the same as none. */
export function isChange({ order }: OrderDetails, tickets: readonly TicketRow[], change: DetailsChange): boolean {
  if ((change.name ?? order.name) !== order.name || (change.email ?? order.email) !== order.email) return true
  const rows = new Map(tickets.map(({ ticket }) => [ticket.id, ticket]))
  return change.attendees.some(({ ticketId, name, email }) => {
    const ticket = rows.get(ticketId)
    return ticket?.name !== (name || null) || ticket.email !== (email ?? null)
  })
}

/** @param email another email address @throws ProblemError `transition-refused` when it is too late */
function assertChangeable({ order, event, paying, now }: OrderDetails, email: string | undefined): void {
  const isEmailFixed = paying !== null || !emailChangeableUntil(order, event, now)
  if (!mayChangeDetails(order, event, now) || (email !== undefined && isEmailFixed))
    throw new ProblemError('transition-refused')
}

/**
 * The tickets that get another address, as they were before.
 * @throws ProblemError `validation` for a ticket that the buyer does not have; `transition-refused` for a used one
 */
export async function movedTickets(tx: Db, tickets: readonly TicketRow[], { attendees }: DetailsChange) {
  const own = new Map(
    tickets
      .filter(isTicket)
      .filter(isWithBuyer)
      .map((row) => [row.ticket.id, row]),
  )
  const errors = attendees.flatMap(({ ticketId }, at) =>
    own.has(ticketId) ? [] : [fault(`body.attendees.${at}.ticketId`, 'not-allowed')],
  )
  if (errors.length > 0) throw new ProblemError('validation', { errors })
  const emails = new Map(attendees.map(({ ticketId, email }) => [ticketId, email ?? null]))
  const moved = [...own.values()].filter(({ ticket }) => {
    const email = emails.get(ticket.id)
    return email !== undefined && email !== ticket.email
  })
  for (const { ticket } of moved)
    if (ticket.email !== null && !(await canChangeHolder(tx, ticket.id))) throw new ProblemError('transition-refused')
  return moved
}

/** Stores the name of the buyer, and the names and addresses of attendees. Leaves the address of the buyer as it is. */
export async function storeDetails(tx: Db, orderId: string, { name, attendees }: DetailsChange): Promise<void> {
  if (name !== undefined) await tx.update(orders).set({ name }).where(eq(orders.id, orderId))
  await tx.execute(sql`
    update tickets t set name = nullif(a.name, ''), email = a.email
    from unnest(
      ${sql.param(attendees.map(({ ticketId }) => ticketId))}::text[],
      ${sql.param(attendees.map((each) => each.name))}::text[],
      ${sql.param(attendees.map(({ email }) => email ?? null))}::text[]
    ) as a (id, name, email) where t.id = a.id and t.order_id = ${orderId}`)
}

/**
 * Moves an order to another email address, or away from copies of its tickets: new codes, a new link, and mails to both
 * addresses.
 * @param by the member who moves it; absent when the buyer does
 */
export async function moveOrder(
  tx: Db,
  deps: MailDeps,
  { order }: OrderDetails,
  email: string,
  by?: Author,
): Promise<OrderLink> {
  const { id } = order
  const linkVersion = order.linkVersion + 1
  await tx.update(orders).set({ email, linkVersion }).where(eq(orders.id, id))
  // their links were given to a reader of the former address, also those of reservations that can be reserved again
  await tx
    .update(orders)
    .set({ linkVersion: sql`${orders.linkVersion} + 1` })
    .where(and(eq(orders.mainId, id), isNull(orders.placedAt)))
  const entry = by === undefined ? { kind: 'email-changed' as const } : { kind: 'codes-replaced' as const, by }
  await addTimelineEntry(tx, id, { ...entry, ...(email !== order.email && { detail: `${order.email} → ${email}` }) })
  for (const kind of ['orderConfirmed', 'approvalRequested', 'orderApproved', 'paymentInstructions'] as const)
    await deleteUnsentMails(tx, kind, [id])
  if (order.status === 'paid') await replaceCodes(tx, idsOf((await ticketsOf(tx, [id])).filter(isWithBuyer)))
  const [moved] = await ordersByIds(tx, [id])
  if (!moved) throw new ProblemError('not-found')
  if (email !== order.email)
    await enqueueBuyerMail(tx, deps, {
      ...moved,
      order: { ...moved.order, email: order.email },
      kind: 'emailCorrected',
    })
  const kind = mailOfStatus(order) ?? 'paymentInstructions'
  await enqueueBuyerMail(tx, deps, { ...moved, kind })
  const own = order.status === 'paid' ? (await ticketsOf(tx, [id])).filter(isWithBuyer) : []
  await enqueueAttendeeMails(tx, deps, moved, 'attendeeTicket', own)
  return { id, linkVersion }
}

/**
 * Mails tickets of a paid order to the attendees' other addresses. A ticket that another address had gets a new code, and
 * the buyer gets the tickets again.
 * @param mailed those of the moved tickets that another address had
 */
export async function mailMoved(
  tx: Db,
  deps: MailDeps,
  found: OrderDetails,
  moved: readonly TicketRow[],
  mailed: readonly TicketRow[],
): Promise<void> {
  if (mailed.length > 0) await replaceCodes(tx, idsOf(mailed))
  const ids = new Set(idsOf(moved))
  const current = (await ticketsOf(tx, [found.order.id])).filter(({ ticket }) => ids.has(ticket.id))
  await enqueueAttendeeMails(tx, deps, found, 'attendeeTicket', current)
  const [updated] = await ordersByIds(tx, [found.order.id])
  if (updated && mailed.length > 0) await enqueueBuyerMail(tx, deps, { ...updated, kind: 'orderConfirmed' })
}

const idsOf = (rows: readonly TicketRow[]): string[] => rows.map(({ ticket }) => ticket.id)
