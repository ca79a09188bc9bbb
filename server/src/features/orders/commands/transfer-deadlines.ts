import { defaultPaymentTerms } from '@foyer/contract/payment-terms-rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { orders } from '../../../schema/orders.ts'
import { ordersByIds } from '../queries.ts'
import { enqueueOrderMails } from './order-mails.ts'
import { addTimelineEntry } from './timeline.ts'

/** The most orders that one run of a task handles. */
const batchSize = 200

const defaultReminders = JSON.stringify(defaultPaymentTerms.reminders)

/**
 * Mails the reminders of bank transfers, as many days before they are due as the terms of the event say. None goes out twice,
 * in any number of processes; several that are due together are one. An order younger than three days needs none.
 */
export async function remindOfTransfers(db: Db, deps: MailDeps): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .update(orders)
      .set({ remindedAt: sql`now()` })
      .where(
        sql`${orders.id} in (
          select o.id from orders o join events e on e.id = o.event_id
          where o.status = 'pending' and o.due_at > now() and o.placed_at <= now() - interval '3 days' and exists (
            select from jsonb_array_elements_text(coalesce(e.payment_terms->'reminders', ${defaultReminders}::jsonb)) as days,
              lateral (select o.due_at - make_interval(days => days::int) as at) as reminder
            where reminder.at <= now() and (o.reminded_at is null or o.reminded_at < reminder.at))
          order by o.id limit ${batchSize} for update of o skip locked)`,
      )
      .returning({ id: orders.id })
    const found = await ordersByIds(
      tx,
      due.map(({ id }) => id),
    )
    await enqueueOrderMails(
      tx,
      deps,
      found.map((order) => ({ ...order, kind: 'paymentReminder' })),
    )
  })
}

/**
 * Brings the transfer deadlines of orders forward to the start of their event, where it has been moved to before them, and
 * mails the buyers. That mail replaces the reminders that were due until now. The deadlines of an event that was
 * moved into the past stay: otherwise a wrong year would expire all its orders at once. So do those of an event without a
 * date, whose row has the time of its creation.
 * @returns the number of orders
 */
export async function bringDeadlinesForward(db: Db, deps: MailDeps): Promise<number> {
  return await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update orders o set due_at = e.date, reminded_at = now()
      from events e
      where e.id = o.event_id and o.id in (
        select p.id from orders p join events pe on pe.id = p.event_id
        where p.status = 'pending' and pe.date > now() and p.due_at > pe.date
        order by p.id limit ${batchSize} for update of p skip locked)
      returning o.id`)
    const found = await ordersByIds(
      tx,
      rows.map(({ id }) => id),
    )
    for (const { order } of found) await addTimelineEntry(tx, order.id, { kind: 'due-earlier' })
    await enqueueOrderMails(
      tx,
      deps,
      found.map((order) => ({ ...order, kind: 'paymentDueEarlier' })),
    )
    return rows.length
  })
}
