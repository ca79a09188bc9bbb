import type { SQL } from 'drizzle-orm'
import { not, sql } from 'drizzle-orm'
import { orderForms } from '../../../schema/order-questions.ts'
import { orders, tickets } from '../../../schema/orders.ts'

/** Whether an item was cancelled, or belongs to an add-on order that is not placed. */
const isLost = (item: SQL, order: SQL) =>
  sql`(${item}.cancelled_at is not null or (${order}.main_id is not null and ${order}.status not in ('requested', 'pending', 'paid')))`

/**
 * The condition that an answer still counts. It does not when its question, or the one that this follows up, was asked only
 * because of an add-on that has been cancelled: of its ticket, or of its order if it is asked once for an order.
 * @param given the alias of the answers
 */
export const isStillAsked = (given: SQL): SQL => sql`(
  ${not(
    wasAskedFor(given, {
      gone: sql`gone.add_on_of = ${given}.subject_id`,
      kept: sql`(kept.id = gone.add_on_of or kept.add_on_of = gone.add_on_of)`,
    }),
  )}
  and ${not(
    wasAskedFor(given, {
      gone: sql`gone.order_id = ${given}.subject_id and q.per = 'order'`,
      kept: sql`kept.order_id = gone.order_id`,
    }),
  )})`

/** Which add-ons a question may have been asked for, and the items for which it would still be asked: conditions on both. */
interface Reasons {
  gone: SQL
  kept: SQL
}

const wasAskedFor = (given: SQL, reasons: Reasons): SQL => sql`exists (
  select from ${tickets} gone
  join ${orders} gone_order on gone_order.id = gone.order_id
  join ${orderForms} form on form.event_id = gone_order.event_id
  cross join jsonb_to_recordset(form.questions) as q (id text, per text, "ticketTypeIds" jsonb)
  where ${reasons.gone} and gone.kind = 'add-on' and ${isLost(sql`gone`, sql`gone_order`)}
    and q."ticketTypeIds" ? gone.ticket_type_id
    and (q.id = ${given}.question_id or exists (
      select from jsonb_to_recordset(form.questions) as follow_up (id text, "shownWhen" jsonb)
      where follow_up.id = ${given}.question_id and follow_up."shownWhen" ->> 'question' = q.id))
    and not exists (
      select from ${tickets} kept join ${orders} kept_order on kept_order.id = kept.order_id
      where ${reasons.kept} and q."ticketTypeIds" ? kept.ticket_type_id and not ${isLost(sql`kept`, sql`kept_order`)}))`
