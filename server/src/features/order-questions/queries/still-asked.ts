import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { answers } from '../../../schema/order-questions.ts'
import { orderForms } from '../../../schema/order-questions.ts'
import { orders, tickets } from '../../../schema/orders.ts'

/** Whether an item was cancelled, or belongs to an add-on order that is not placed. */
const isLost = (item: SQL, order: SQL) =>
  sql`(${item}.cancelled_at is not null or (${order}.main_id is not null and ${order}.status not in ('requested', 'pending', 'paid')))`

/** A question of a form with all that its condition depends on: the question that it follows up, the one that this follows up, … */
const chainOf = (question: SQL, questions: SQL): SQL => sql`(
  with recursive q as (
    select * from jsonb_to_recordset(${questions}) as each (id text, per text, "ticketTypeIds" jsonb, "shownWhen" jsonb)
  ), chain as (
    select * from q where id = ${question}
    union
    select q.* from chain join q on q.id = chain."shownWhen" ->> 'question'
  )
  select per, "ticketTypeIds" from chain where "ticketTypeIds" is not null)`

/**
 * The condition that an answer still counts. It does not when its question, or one that its condition depends on, was asked only
 * because of an add-on that has been cancelled: of its ticket, or of any ticket of its order for a question per order. Add-ons
 * that were bought later count as those of the order.
 * @param given the alias of the answers
 */
export const isStillAsked = (given: SQL | typeof answers): SQL => sql`not exists (
  select from ${tickets} owner
  join ${tickets} gone on gone.add_on_of = owner.id
  join ${orders} gone_order on gone_order.id = gone.order_id
  join ${orderForms} form on form.event_id = gone_order.event_id
  cross join lateral ${chainOf(sql`${given}.question_id`, sql`form.questions`)} q
  where owner.order_id = ${given}.order_id and gone.kind = 'add-on' and ${isLost(sql`gone`, sql`gone_order`)}
    and q."ticketTypeIds" ? gone.ticket_type_id
    and (q.per = 'order' or owner.id = ${given}.subject_id)
    and not exists (
      select from ${tickets} kept_owner
      join ${tickets} kept on kept.id = kept_owner.id or kept.add_on_of = kept_owner.id
      join ${orders} kept_order on kept_order.id = kept.order_id
      where kept_owner.order_id = ${given}.order_id and (q.per = 'order' or kept_owner.id = ${given}.subject_id)
        and q."ticketTypeIds" ? kept.ticket_type_id and not ${isLost(sql`kept`, sql`kept_order`)})
  -- keeps PostgreSQL from joining all cancelled add-ons first, once for each row that the condition is part of
  offset 0)`

/** The condition that an answer belongs to a ticket that was cancelled. @param given as above */
export const isOfCancelledTicket = (given: SQL | typeof answers): SQL =>
  sql`exists (select from ${tickets} t where t.id = ${given}.subject_id and t.cancelled_at is not null)`
