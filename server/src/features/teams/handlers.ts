import type { teams } from '@foyer/contract/routes/teams'
import type { ServerHandlers } from '../../http/ask.ts'
import { removeStripeKeys, storeStripeKeys } from '../payments/commands/keys.ts'
import { keysInScope } from '../payments/queries.ts'
import { changeTeam, createTeam } from './commands.ts'
import { presentMember, presentStripe, presentTeam } from './presenter.ts'
import { membersInScope, teamInScope, teamsOf } from './queries.ts'

export const teamHandlers: ServerHandlers<typeof teams> = {
  list: ({ db, account }) => teamsOf(db, account.id),
  create: async ({ db, account, body }) => presentTeam(await createTeam(db, account.id, body), 'owner'),
  view: async ({ db, scope }) => presentTeam(await teamInScope(db, scope), scope.role),
  change: async ({ db, scope, body }) => presentTeam(await changeTeam(db, scope, body), scope.role),
  viewStripe: async ({ db, scope, publicUrl }) => presentStripe(publicUrl, scope, await keysInScope(db, scope)),
  saveStripe: async ({ db, scope, secrets, stripe, publicUrl, body }) =>
    presentStripe(publicUrl, scope, await storeStripeKeys(db, { secrets, stripe }, scope, body)),
  removeStripe: async ({ db, scope, publicUrl }) => {
    await removeStripeKeys(db, scope)
    return presentStripe(publicUrl, scope, undefined)
  },
  members: async ({ db, scope }) => (await membersInScope(db, scope)).map(presentMember),
}
