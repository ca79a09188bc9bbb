import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NewHolder } from '@foyer/contract/public-api'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { canChangeHolder } from '../queries/holder-tickets.ts'
import { ticketsOf } from '../queries.ts'
import type { OrderLink } from '../rules.ts'
import { mayPassOn } from '../rules.ts'
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
  deps: Pick<Infra, 'config' | 'secrets' | 'publicUrl' | 'signer'>,
  link: OrderLink,
  ticketId: string,
  holder: NewHolder,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { found, tickets } = await lockOrder(tx, link)
    const row = tickets.find(({ ticket }) => ticket.id === ticketId)
    if (!row) throw new ProblemError('not-found')
    const { ticket } = row
    if (ticket.passedOnAt && ticket.email === holder.email && ticket.name === holder.name) return
    const { order, event, now } = found
    if (!mayPassOn(ticket, order, event, now) || !(await canChangeHolder(tx, ticketId)))
      throw new ProblemError('transition-refused')
    await replaceCodes(tx, [ticketId])
    await tx.execute(sql`
      update tickets set name = ${holder.name}, email = ${holder.email}, passed_on_at = now() where id = ${ticketId}`)
    const detail = `${ticket.number}: ${holder.name} (${holder.email})`
    await addTimelineEntry(tx, order.id, { kind: 'passed-on', detail })
    if (ticket.email !== holder.email) await enqueueAttendeeMails(tx, deps, found, 'ticketVoid', [row])
    const passedOn = (await ticketsOf(tx, [order.id])).filter((each) => each.ticket.id === ticketId)
    await enqueueAttendeeMails(tx, deps, found, 'passedOnTicket', passedOn)
  })
}
