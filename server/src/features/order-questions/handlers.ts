import type { orderQuestions } from '@foyer/contract/routes/order-questions'
import type { ServerHandlers } from '../../http/context.ts'
import { download } from '../../lib/file.ts'
import { saveForm } from './commands.ts'
import { answerFileById } from './queries/answer-files.ts'
import { answerSummaryOf } from './queries/answer-summary.ts'
import { answersOfOrder, formOf } from './queries.ts'

export const orderQuestionHandlers: ServerHandlers<typeof orderQuestions> = {
  view: async ({ db, scope, params }) => await formOf(db, scope, params.id),
  summary: async ({ db, scope, params }) => await answerSummaryOf(db, scope, params.id),
  viewOfOrder: async ({ db, scope, params }) => await answersOfOrder(db, scope, params.id),
  file: async ({ db, secrets, scope, params }) =>
    download({ ...(await answerFileById(db, secrets, scope, params.id)), type: 'application/octet-stream' }),
  save: async ({ db, scope, params, body }) => await saveForm(db, scope, params.id, body),
}
