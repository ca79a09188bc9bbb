import type { orderQuestions } from '@foyer/contract/routes/order-questions'
import type { ServerHandlers } from '../../http/context.ts'
import { saveForm } from './commands.ts'
import { formOf } from './queries.ts'

export const orderQuestionHandlers: ServerHandlers<typeof orderQuestions> = {
  view: async ({ db, scope, params }) => await formOf(db, scope, params.id),
  save: async ({ db, scope, params, body }) => await saveForm(db, scope, params.id, body),
}
