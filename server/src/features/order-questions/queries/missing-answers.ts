import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { answers, orderForms } from '../../../schema/order-questions.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { stillCounts } from './counting-answers.ts'

/**
 * The places of placed orders in which a question is asked and has no answer: orders, or tickets that are not cancelled. With
 * the order that would have the answer, and its event. The same rules as `shownPlaces` of the contract, except that a condition
 * looks at the answer to its question only: that one was stored because it was shown.
 * @param judged selects the orders
 */
export const placesWithout = (question: string, judged: SQL): SQL => sql`
  select place.subject_id, place.order_id, place.event_id from (
    select distinct case q.per when 'order' then coalesce(item_order.main_id, item_order.id)
        else coalesce(i.add_on_of, i.id) end as subject_id,
      coalesce(item_order.main_id, item_order.id) as order_id, item_order.event_id, q."shownWhen" as shown_when
    from ${orders} item_order
    join ${orderForms} form on form.event_id = item_order.event_id
    cross join lateral jsonb_to_recordset(form.questions)
      as q (id text, per text, removed boolean, "ticketTypeIds" jsonb, "shownWhen" jsonb)
    join ${tickets} i on i.order_id = item_order.id
    where ${judged} and item_order.status in ('requested', 'pending', 'paid') and i.cancelled_at is null
      and q.id = ${question} and q.removed is null
      and case when q."ticketTypeIds" is null then i.kind = 'ticket'
        else i.kind <> 'fee' and q."ticketTypeIds" ? i.ticket_type_id end) place
  where not exists (
      select from ${answers} a where a.subject_id = place.subject_id and a.question_id = ${question})
    and (place.shown_when is null or exists (
      select from ${answers} decides
      where decides.subject_id in (place.order_id, place.subject_id)
        and decides.question_id = place.shown_when ->> 'question' and place.shown_when -> 'anyOf' ?| decides.values
        and ${stillCounts(sql`decides`, judged)}))`
