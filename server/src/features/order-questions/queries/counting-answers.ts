import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { answers, orderForms } from '../../../schema/order-questions.ts'
import { orders, tickets } from '../../../schema/orders.ts'

/** Selects the orders of an event, to judge their answers. */
export const ordersOfEvent = (eventId: string): SQL => sql`item_order.event_id = ${eventId}`

/** Selects orders with their add-on orders, to judge their answers. @param isOrder a comparison: `= t.order_id` */
export const ordersThat = (isOrder: SQL): SQL => sql`(item_order.id ${isOrder} or item_order.main_id ${isOrder})`

/**
 * The answers of some orders that no longer count, and whether for a cancelled ticket. An answer counts while one item is not
 * cancelled that its question is for, and one for each question that its condition depends on: a ticket of these types, or one of
 * these add-ons. A question per ticket looks at its ticket, the others at the whole order. An answer for a ticket that was
 * cancelled never counts. An add-on that was bought later is cancelled when its order is not placed. A ticket that came in the
 * place of another one has its answers; they were also for that one.
 *
 * Answers about types that the order never had were given before the team changed the question: they count.
 * @param judged selects the orders
 */
export const lostAnswers = (judged: SQL): SQL => sql`
  with recursive item as materialized (
    select coalesce(item_order.main_id, item_order.id) as order_id, item_order.event_id, i.kind, i.ticket_type_id,
      coalesce(i.add_on_of, i.id) as ticket_id, i.cancelled_at is not null
        or (item_order.main_id is not null and item_order.status not in ('requested', 'pending', 'paid')) as is_cancelled
    from ${orders} item_order join ${tickets} i on i.order_id = item_order.id
    where i.kind <> 'fee' and ${judged}
  ), changed as materialized (
    select distinct order_id, event_id from item where is_cancelled
  ), question as materialized (
    select form.event_id, each.* from ${orderForms} form
    cross join lateral jsonb_to_recordset(form.questions) as each (id text, per text, "ticketTypeIds" jsonb, "shownWhen" jsonb)
    where form.event_id in (select event_id from changed)
  ), condition as (
    select event_id, id as question_id, id, per, "ticketTypeIds", "shownWhen" from question
    union
    select q.event_id, c.question_id, q.id, q.per, q."ticketTypeIds", q."shownWhen"
    from condition c join question q on q.event_id = c.event_id and q.id = c."shownWhen" ->> 'question'
  )
  select a.subject_id, a.question_id, bool_or(item.kind = 'ticket') as is_of_ticket
  from changed
  join item on item.order_id = changed.order_id
  join condition c on c.event_id = changed.event_id and c."ticketTypeIds" ? item.ticket_type_id
  join ${answers} a on a.order_id = item.order_id and a.question_id = c.question_id
  where c.per = 'order' or item.ticket_id = a.subject_id or (item.kind = 'ticket' and item.is_cancelled
    and exists (select from ${tickets} t where t.id = a.subject_id and t.added))
  group by a.subject_id, a.question_id, c.id
  having bool_and(item.is_cancelled)
  union all
  select a.subject_id, a.question_id, true
  from item join ${answers} a on a.subject_id = item.ticket_id where item.kind = 'ticket' and item.is_cancelled`

/** The same as a row with two arrays: PostgreSQL expects few values of these, and would not hash as many as it takes rows for. */
export const lostAsArrays = (judged: SQL): SQL => sql`
  select array_agg(l.subject_id) as subjects, array_agg(l.question_id) as questions from (${lostAnswers(judged)}) l`

/** The condition that an answer is not among those of `lostAsArrays`. @param given the alias of the answers */
export const isNotIn = (lost: SQL, given: SQL): SQL => sql`(${given}.subject_id, ${given}.question_id) not in (
  select each.subject, each.question from ${lost} all_lost
  cross join lateral unnest(all_lost.subjects, all_lost.questions) as each (subject, question))`

/**
 * The condition that an answer counts. PostgreSQL judges all orders at once, at the first answer, when they do not depend on the
 * row that the condition is part of.
 * @param given the alias of the answers
 * @param judged selects the order of the answer, and maybe others
 */
export const stillCounts = (given: SQL, judged: SQL): SQL => isNotIn(sql`(${lostAsArrays(judged)})`, given)
