import type { addOns } from '@foyer/contract/routes/add-ons'
import type { ServerHandlers } from '../../http/context.ts'
import { eventById } from '../events/queries.ts'
import * as commands from './commands.ts'
import { addOnGroupsOf } from './queries.ts'

export const addOnHandlers: ServerHandlers<typeof addOns> = {
  list: async ({ db, scope, params }) => {
    await eventById(db, scope, params.id)
    return await addOnGroupsOf(db, scope, params.id)
  },
  create: ({ db, scope, params, body }) => commands.createAddOnGroup(db, scope, params.id, body),
  arrange: ({ db, scope, params, body }) => commands.arrangeAddOnGroups(db, scope, params.id, body.ids),
  change: ({ db, scope, params, body }) => commands.changeAddOnGroup(db, scope, params.id, body),
  delete: async ({ db, scope, params }) => {
    await commands.deleteAddOnGroup(db, scope, params.id)
  },
}
