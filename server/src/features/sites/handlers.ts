import type { sites } from '@foyer/contract/routes/sites'
import type { ServerHandlers } from '../../http/context.ts'
import { eventById } from '../events/queries.ts'
import { requestCheck } from '../websites/commands.ts'
import { presentSite } from './presenter.ts'
import { siteOf } from './queries.ts'

export const siteHandlers: ServerHandlers<typeof sites> = {
  view: async ({ db, scope, params }) => presentSite(await siteOf(db, scope, params.id)),
  check: async ({ db, scope, params }) => {
    const { id } = await eventById(db, scope, params.id)
    await requestCheck(db, id)
    return presentSite(await siteOf(db, scope, id))
  },
}
