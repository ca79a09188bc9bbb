import type { sharedCapacities } from '@foyer/contract/routes/shared-capacities'
import type { ServerHandlers } from '../../http/context.ts'
import { eventById } from '../events/queries.ts'
import * as commands from './commands.ts'
import { sharedCapacitiesOf } from './queries.ts'

export const sharedCapacityHandlers: ServerHandlers<typeof sharedCapacities> = {
  list: async ({ db, scope, params }) => {
    await eventById(db, scope, params.id)
    return await sharedCapacitiesOf(db, scope, params.id)
  },
  create: ({ db, scope, params, body }) => commands.createSharedCapacity(db, scope, params.id, body),
  change: ({ db, scope, params, body }) => commands.changeSharedCapacity(db, scope, params.id, body),
  delete: async ({ db, scope, params }) => {
    await commands.deleteSharedCapacity(db, scope, params.id)
  },
}
