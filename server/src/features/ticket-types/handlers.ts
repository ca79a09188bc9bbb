import type { ticketTypes } from '@foyer/contract/routes/ticket-types'
import type { ServerHandlers } from '../../http/context.ts'
import { eventById } from '../events/queries.ts'
import * as commands from './commands.ts'
import { presentTicketType } from './presenter.ts'
import { ticketTypesOf } from './queries.ts'

export const ticketTypeHandlers: ServerHandlers<typeof ticketTypes> = {
  list: async ({ db, scope, params }) => {
    await eventById(db, scope, params.id)
    return (await ticketTypesOf(db, scope, params.id)).map(presentTicketType)
  },
  create: async ({ db, scope, params, body }) =>
    presentTicketType(await commands.createTicketType(db, scope, params.id, body)),
  arrange: async ({ db, scope, params, body }) =>
    (await commands.arrangeTicketTypes(db, scope, params.id, body.ids)).map(presentTicketType),
  change: async ({ db, scope, params, body }) =>
    presentTicketType(await commands.changeTicketType(db, scope, params.id, body)),
  delete: async ({ db, scope, params }) => {
    await commands.deleteTicketType(db, scope, params.id)
  },
}
