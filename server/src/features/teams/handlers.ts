import type { teams } from '@foyer/contract/routes/teams'
import type { ServerHandlers } from '../../http/context.ts'
import { changeTeam, createTeam } from './commands.ts'
import { presentMember, presentTeam } from './presenter.ts'
import { membersInScope, teamInScope, teamsOf } from './queries.ts'

export const teamHandlers: ServerHandlers<typeof teams> = {
  list: ({ db, account }) => teamsOf(db, account.id),
  create: async ({ db, account, body }) => presentTeam(await createTeam(db, account.id, body), 'owner'),
  view: async ({ db, scope }) => presentTeam(await teamInScope(db, scope), scope.role),
  change: async ({ db, scope, body }) => presentTeam(await changeTeam(db, scope, body), scope.role),
  members: async ({ db, scope }) => (await membersInScope(db, scope)).map(presentMember),
}
