import type { descriptions } from '@foyer/contract/routes/descriptions'
import type { ServerHandlers } from '../../http/context.ts'
import { saveDescription } from './commands.ts'
import { descriptionOf } from './queries.ts'

export const descriptionHandlers: ServerHandlers<typeof descriptions> = {
  view: async ({ db, scope, params }) => await descriptionOf(db, scope, params.id),
  save: async ({ db, scope, params, body }) => await saveDescription(db, scope, params.id, body),
}
