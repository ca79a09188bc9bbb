import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { teams } from '@foyer/contract/routes/teams'
import type { ServerHandlers } from '../../http/context.ts'
import { changeTeam, createTeam } from './commands.ts'
import { presentTeam } from './presenter.ts'
import { teamInScope, teamsOf } from './queries.ts'

export const teamHandlers: ServerHandlers<typeof teams> = {
  list: ({ db, account }) => teamsOf(db, account),
  create: async ({ db, account, body }) => presentTeam(await createTeam(db, account.id, body), ownerOfAll),
  view: async ({ db, scope }) => presentTeam(await teamInScope(db, scope), scope),
  change: async ({ db, scope, account, body }) => {
    // a member who could not meet the rule would lock itself out
    if (body.requiresTwoFactor && !account.secondFactor)
      throw new ProblemError('conflict', { errors: [fault('body.requiresTwoFactor', 'member-two-factor-first')] })
    return presentTeam(await changeTeam(db, scope, body), scope)
  },
}

const ownerOfAll = { role: 'owner', events: 'all' } as const
