import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NewHolder } from '@foyer/contract/public-orders'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { canChangeHolder, ticketById } from '../queries/holder-tickets.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { ticketsOf } from '../queries/tickets.ts'
import type { OrderDetails } from '../queries.ts'
import { mayHolderPassOn, mayPassOn } from '../rules/buyer-changes.ts'
import { isTicket } from '../rules/items.ts'
import type { OrderLink } from '../rules/links.ts'
import { isTicketToken, ticketIdOfToken } from '../rules/links.ts'
import { enqueueAttendeeMails } from './attendee-mails.ts'
import { lockOrder } from './lock-order.ts'
import { replaceCodes } from './replace-codes.ts'
import { addTimelineEntry } from './timeline.ts'

/**
 * Passes a ticket on to another person: it gets a new code, which only that person is mailed. Repeating it changes nothing.
 * @throws ProblemError `not-found`, `link-replaced`; `transition-refused` when the ticket was used, or cannot be passed on
 */
export async function passOn(
  db: Db,
  deps: MailDeps,
  link: OrderLink,
  ticketId: string,
  holder: NewHolder,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { found, tickets } = await lockOrder(tx, link)
    const row = tickets.find(({ ticket }) => ticket.id === ticketId)
    if (!row || !isTicket(row)) throw new ProblemError('not-found')
    const { ticket } = row
    if (ticket.passedOnAt && isWith(row, holder)) return
    if (!mayPassOn(ticket, found.order, found.event, found.now)) throw new ProblemError('transition-refused')
    await giveTo(tx, deps, found, row, holder)
  })
}

/**
 * Passes a ticket on once more, for the person that it was passed on to: whose token is void from then on. Repeating it
 * changes nothing.
 * @throws ProblemError as `passOn`
 */
export async function passOnByHolder(db: Db, deps: MailDeps, token: string, holder: NewHolder): Promise<void> {
  const id = ticketIdOfToken(token)
  await db.transaction(async (tx) => {
    const known = await ticketById(tx, id)
    if (!known) throw new ProblemError('not-found')
    const { found, tickets } = await lockOrder(tx, { id: known.ticket.orderId })
    const row = tickets.find(({ ticket }) => ticket.id === id)
    const isFor = (seed: Buffer) => isTicketToken(deps.signer, token, { id, seed })
    const isFormer = row?.ticket.formerSeeds?.some(isFor)
    if (!row || !(isFormer || isFor(row.ticket.seed))) throw new ProblemError('not-found')
    if (isFormer && isWith(row, holder)) return
    if (isFormer) throw new ProblemError('link-replaced')
    if (!mayHolderPassOn(row.ticket, found.order, found.event, found.now)) throw new ProblemError('transition-refused')
    // the new holder sees who the ticket comes from
    const from = { ...found, order: { ...found.order, name: row.ticket.name } }
    await giveTo(tx, deps, from, row, holder)
    // the buyer can no longer correct whom it was passed on to
    await tx.execute(sql`update tickets set downloaded_at = now() where id = ${id}`)
  })
}

const isWith = ({ ticket }: TicketRow, { name, email }: NewHolder): boolean =>
  ticket.email === email && ticket.name === name

async function giveTo(tx: Db, deps: MailDeps, found: OrderDetails, row: TicketRow, holder: NewHolder): Promise<void> {
  const { id, number, email } = row.ticket
  if (!(await canChangeHolder(tx, id))) throw new ProblemError('transition-refused')
  await replaceCodes(tx, [id])
  await tx.execute(sql`
    update tickets set name = ${holder.name}, email = ${holder.email}, passed_on_at = now() where id = ${id}`)
  const detail = `${number}: ${holder.name} (${holder.email})`
  await addTimelineEntry(tx, found.order.id, { kind: 'passed-on', detail })
  if (email !== holder.email) await enqueueAttendeeMails(tx, deps, found, 'ticketVoid', [row])
  const passedOn = (await ticketsOf(tx, [found.order.id])).filter(({ ticket }) => ticket.id === id)
  await enqueueAttendeeMails(tx, deps, found, 'passedOnTicket', passedOn)
}
