import { formFaults } from '@foyer/contract/answer-rules'
import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { OrderForm, QuestionOfOrder } from '@foyer/contract/order-questions'
import type { ZoneChange } from '@foyer/contract/same-wall-time'
import { eq } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { orderForms } from '../../schema/order-questions.ts'
import { movedDocument } from '../events/commands/move-times.ts'
import { eventById } from '../events/queries.ts'
import { lockInventoryAndBumpVersion } from '../inventory/commands/lock-inventory.ts'
import { askableIdsOf, formOf, storedFormOf, valuesInUse } from './queries.ts'
import type { StoredForm } from './rules.ts'
import { fitsAnswers, questionsToStore } from './rules.ts'

/**
 * Replaces what the buyers of an event are asked.
 * @param next its `version` is the one that the changes were made to
 * @throws ProblemError `not-found`; `stale` when the form has another version by now; `validation` when its parts do not fit
 *   together, name ticket types or add-ons of another event, or change the kind of a question that has answers
 */
export async function saveForm(db: Db, scope: Scope, eventId: string, next: OrderForm): Promise<OrderForm> {
  return await db.transaction(async (tx) => {
    await eventById(tx, scope, eventId)
    // orders are sold at once only while nothing is asked: an offer of before is not used any more
    await lockInventoryAndBumpVersion(tx, eventId)
    const before = await storedFormOf(tx, scope, eventId)
    if ((before?.version ?? 0) !== next.version) throw new ProblemError('stale')
    const inUse = await valuesInUse(tx, eventId)
    const errors = faultsOf(next, before, new Set(inUse.keys()), await askableIdsOf(tx, eventId))
    if (errors.length > 0) throw new ProblemError('validation', { errors })
    const { attendees, version } = next
    const questions = questionsToStore(before?.questions ?? [], next.questions, inUse)
    const values = { attendees, questions, version: version + 1 }
    await (before
      ? tx.update(orderForms).set(values).where(eq(orderForms.eventId, eventId))
      : tx.insert(orderForms).values({ eventId, ...values }))
    return await formOf(tx, scope, eventId)
  })
}

/** Copies the form of an event to its copy. @param copies the ids of the copied ticket types and add-ons, by the original ones */
export async function copyForm(tx: Db, from: string, to: string, copies: ReadonlyMap<string, string>): Promise<void> {
  const [form] = await tx.select().from(orderForms).where(eq(orderForms.eventId, from))
  if (!form) return
  const questions = form.questions
    .filter(({ removed }) => !removed)
    .map(({ removedChoices: _, ...question }) => withTypes(question, (id) => copies.get(id) ?? []))
  await tx.insert(orderForms).values({ eventId: to, attendees: form.attendees, questions, version: 1 })
}

/** Keeps the local times until which answers can change, in a new time zone. The caller has locked the inventory of the event. */
export async function moveForm(tx: Db, eventId: string, zone: ZoneChange): Promise<void> {
  const [form] = await tx.select().from(orderForms).where(eq(orderForms.eventId, eventId))
  if (!form?.questions.some(isChangeableUntilMoment)) return
  const questions = await movedDocument(tx, zone, (move) =>
    form.questions.map((question) =>
      isChangeableUntilMoment(question) ? { ...question, changeableUntil: move(question.changeableUntil) } : question,
    ),
  )
  await tx
    .update(orderForms)
    .set({ questions, version: form.version + 1 })
    .where(eq(orderForms.eventId, eventId))
}

const isChangeableUntilMoment = ({ changeableUntil }: QuestionOfOrder) =>
  changeableUntil !== 'placed' && changeableUntil !== 'event'

/**
 * Takes deleted ticket types and add-ons out of the questions of their event. A question that was for no others is asked for no
 * ticket. The caller has locked the inventory of the event.
 */
export async function takeOutOfForm(tx: Db, eventId: string, deleted: readonly string[]): Promise<void> {
  const [form] = await tx.select().from(orderForms).where(eq(orderForms.eventId, eventId))
  if (!form?.questions.some(({ ticketTypeIds }) => ticketTypeIds?.some((id) => deleted.includes(id)))) return
  const questions = form.questions.map((question) => withTypes(question, (id) => (deleted.includes(id) ? [] : [id])))
  await tx
    .update(orderForms)
    .set({ questions, version: form.version + 1 })
    .where(eq(orderForms.eventId, eventId))
}

/** A question for other ticket types and add-ons. One that was for some never becomes one for all. */
const withTypes = ({ ticketTypeIds, ...question }: QuestionOfOrder, idsFor: (id: string) => string | string[]) => ({
  ...question,
  ...(ticketTypeIds && { ticketTypeIds: ticketTypeIds.flatMap(idsFor) }),
})

function faultsOf(
  next: OrderForm,
  before: StoredForm | null,
  answered: ReadonlySet<string>,
  askableIds: ReadonlySet<string>,
): FieldError[] {
  const former = new Map(before?.questions.map((question) => [question.id, question]))
  return [
    ...formFaults(next).map(({ path, code, limit }) => fault(`body.${path}`, code, limit)),
    ...next.questions.flatMap((question, at) => [
      ...(answered.has(question.id) && !fitsAnswers(former.get(question.id), question)
        ? [fault(`body.questions.${at}.kind`, 'not-allowed')]
        : []),
      ...(question.ticketTypeIds?.every((id) => askableIds.has(id)) === false
        ? [fault(`body.questions.${at}.ticketTypeIds`, 'not-of-event')]
        : []),
    ]),
  ]
}
