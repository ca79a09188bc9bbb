import { formFaults, withUnchosen } from '@foyer/contract/answer-rules'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { OrderForm } from '@foyer/contract/order-questions'
import type { orderQuestions } from '@foyer/contract/routes/order-questions'
import { eventById } from '../events/find.ts'
import type { Scope, Store } from '../store.ts'
import { ticketTypesOf } from '../ticket-types/ticket-type.ts'

const none: OrderForm = { attendees: { name: 'optional', email: 'optional' }, questions: [], version: 0 }

export const orderQuestionHandlers: Handlers<typeof orderQuestions, Scope> = {
  summary: ({ store, team, params }) => {
    const { questions } = store.orderForms[eventById(store, team, params.id).id] ?? none
    return {
      questions: questions.map((question) => ({
        question,
        answered: 0,
        counts: withUnchosen(question, []),
        latest: [],
      })),
    }
  },
  viewOfOrder: ({ store, team, params }) => {
    if (!store.orders.some((each) => each.id === params.id && each.team === team)) throw new ProblemError('not-found')
    return { questions: [], answers: [], files: [] }
  },
  // the demo stores no files
  file: () => {
    throw new ProblemError('not-found')
  },
  view: ({ store, team, params }) => store.orderForms[eventById(store, team, params.id).id] ?? none,
  save: ({ store, team, params, body }) => {
    const { id } = eventById(store, team, params.id)
    if (body.version !== (store.orderForms[id] ?? none).version) throw new ProblemError('stale')
    const errors = [
      ...formFaults(body).map(({ path, code, limit }) => fault(`body.${path}`, code, limit)),
      ...foreignTypes(store, id, body),
    ]
    if (errors.length > 0) throw new ProblemError('validation', { errors })
    const saved = { ...body, version: body.version + 1 }
    store.orderForms[id] = saved
    return saved
  },
}

function foreignTypes(store: Store, event: string, { questions }: OrderForm) {
  const addOns = store.addOnGroups.filter((group) => group.event === event).flatMap((group) => group.addOns)
  const own = new Set([...ticketTypesOf(store, event), ...addOns].map(({ id }) => id))
  return questions.flatMap(({ ticketTypeIds = [] }, at) =>
    ticketTypeIds.every((id) => own.has(id)) ? [] : [fault(`body.questions.${at}.ticketTypeIds`, 'not-of-event')],
  )
}
