import { ProblemError } from '@foyer/contract/http/problem-error'
import type { BuyerAnswer, OrderAnswers, OrderForm, QuestionOfOrder } from '@foyer/contract/order-questions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { batchReads } from '../../lib/batch.ts'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { events } from '../../schema/events.ts'
import { answers, orderForms } from '../../schema/order-questions.ts'
import { orders } from '../../schema/orders.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { eventNotFound, inScope } from '../events/queries.ts'
import { filesOfOrder } from './queries/answer-files.ts'
import { answersByOrder, judgedAnswersByOrder } from './queries/order-answers.ts'
import type { StoredForm } from './rules.ts'
import { askedForm } from './rules.ts'

/**
 * The questions to the buyers of an event; version 0 and nothing before the first form.
 * @throws ProblemError `not-found`, also for another team's event
 */
export async function formOf(db: Db, scope: Scope, eventId: string): Promise<OrderForm> {
  const stored = await storedFormOf(db, scope, eventId)
  return { ...askedForm(stored), version: stored?.version ?? 0 }
}

/** The form as it is stored, with removed questions; null before the first. @throws ProblemError `not-found` */
export async function storedFormOf(
  db: Db,
  scope: Scope,
  eventId: string,
): Promise<(StoredForm & { version: number }) | null> {
  const [row] = await db
    .select({ form: orderForms })
    .from(events)
    .leftJoin(orderForms, eq(orderForms.eventId, events.id))
    .where(inScope(scope, eventId))
  if (!row) throw eventNotFound()
  return row.form
}

/** The questions of an event, with those that were removed; none for an event of another team. */
export async function questionsOf(db: Db, scope: Scope, eventId: string): Promise<QuestionOfOrder[]> {
  const [row] = await db
    .select({ questions: orderForms.questions })
    .from(events)
    .innerJoin(orderForms, eq(orderForms.eventId, events.id))
    .where(inScope(scope, eventId))
  return row?.questions ?? []
}

/** The values that the answers of an event have, by question. */
export async function valuesInUse(db: Db, eventId: string): Promise<Map<string, Set<string>>> {
  const { rows } = await db.execute<{ id: string; values: string[] }>(sql`
    select a.question_id as id, array_agg(distinct v.value) as values
    from ${answers} a cross join unnest(a.values) as v (value) where a.event_id = ${eventId} group by 1`)
  return new Map(rows.map(({ id, values }) => [id, new Set(values)]))
}

/** The ids of an event's ticket types and add-ons. The caller has checked the event. */
export async function askableIdsOf(db: Db, eventId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, eventId), inArray(ticketTypes.kind, ['ticket', 'add-on'])))
  return new Set(rows.map(({ id }) => id))
}

/** The answers of an order. Calls that arrive at the same time share a statement. */
export const answersOf = batchReads<string, BuyerAnswer[]>(async (db, orderIds) => {
  const byOrder = await answersByOrder(db, orderIds)
  return orderIds.map((orderId) => byOrder.get(orderId) ?? [])
})

/** The answers of an order, with the questions that they belong to. @throws ProblemError `not-found` */
export async function answersOfOrder(db: Db, scope: Scope, orderId: string): Promise<OrderAnswers> {
  const [order] = await db
    .select({ questions: orderForms.questions })
    .from(orders)
    .leftJoin(orderForms, eq(orderForms.eventId, orders.eventId))
    .where(and(eq(orders.id, orderId), isInScope(scope, orders.teamId, orders.eventId)))
  if (!order) throw new ProblemError('not-found')
  const given = (await judgedAnswersByOrder(db, [orderId])).get(orderId) ?? []
  const answered = new Set(given.map(({ question }) => question))
  return {
    questions: (order.questions ?? []).filter(({ id }) => answered.has(id)),
    answers: given,
    files: await filesOfOrder(db, orderId),
  }
}
