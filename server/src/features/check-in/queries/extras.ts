import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { ordersThat, stillCounts } from '../../order-questions/queries/counting-answers.ts'

/** The facts about a ticket that the door needs besides its type. */
export interface TicketExtras {
  /** The names of its add-ons, one for each. */
  add_ons: string[] | null
  /** The values of the answers that are shown at the door, by question. */
  answers: Record<string, string[]> | null
}

/** The add-ons `a` of the ticket `t`: those of its order, and those of paid add-on orders, without cancelled ones. */
const held: SQL = sql`a.add_on_of = t.id and a.kind = 'add-on' and a.cancelled_at is null
  and (a.order_id = t.order_id or exists (select from orders ao where ao.id = a.order_id and ao.status = 'paid'))`

/** A column, after a comma, with the names of the add-ons of the ticket `t`. */
export const addOns: SQL = sql`, (
  select array_agg(ay.name order by ay.position, ay.id)
  from tickets a join ticket_types ay on ay.id = a.ticket_type_id where ${held}) as add_ons`

/** Whether the ticket `t` has one of some add-ons. @param ids an array of their ids; null: none is asked for */
export const hasAddOnOf = (ids: SQL): SQL =>
  sql`(${ids} is null or exists (select from tickets a where a.ticket_type_id = any(${ids}) and ${held}))`

/**
 * A column, after a comma, with the answers for the ticket `t` and its order that count.
 * @param questions an array of the ids of questions
 * @param judged selects the order of the ticket, and maybe others
 */
export const answersTo = (questions: SQL, judged: SQL = ordersThat(sql`= t.order_id`)): SQL => sql`, (
  select jsonb_object_agg(g.question_id, to_jsonb(g.values)) from answers g
  where g.subject_id in (t.id, t.order_id) and g.question_id = any(${questions})
    and ${stillCounts(sql`g`, judged)}) as answers`

/** The ids of the questions whose answers are shown at the door, of the event of the order `o`. */
export const idsOfQuestionsAtDoor: SQL = sql`array(
  select q.id from order_forms f cross join jsonb_to_recordset(f.questions) as q (id text, "atDoor" boolean, removed boolean)
  where f.event_id = o.event_id and q."atDoor" and q.removed is not true)`
