import { Refused } from '@foyer/contract/http/refused'
import type { Me } from '@foyer/contract/me'
import type { me } from '@foyer/contract/routes/me'
import type { ServerHandlers } from '../../http/ask.ts'
import { takeTurn } from '../../http/limits.ts'
import type { Services } from '../../http/services.ts'
import { ensureOwnTeam } from '../teams/commands.ts'
import { teamsOf } from '../teams/queries.ts'
import * as commands from './commands.ts'
import { presentMe, presentSession } from './presenter.ts'
import type { UserRow } from './queries.ts'
import { accountById, sessionsOf } from './queries.ts'
import type { Account } from './rules.ts'

export const meHandlers: ServerHandlers<typeof me> = {
  view: async ({ db, account }) => await withTeams(db, await accountById(db, account.id)),
  change: async ({ db, account, body }) => {
    const { lastTeam } = body
    if (lastTeam !== undefined && !(await teamsOf(db, account.id)).some(({ id }) => id === lastTeam))
      throw new Refused('not-found')
    return await withTeams(db, await commands.changeAccount(db, account.id, body))
  },
  changeEmail: async (ask) => {
    const { db, account, body } = ask
    await provePassword(ask, account, body.password)
    await takeTurn(ask, 'change-email', { account: account.id })
    return await withTeams(db, await commands.askForEmail(db, ask, account.id, body.email))
  },
  confirmEmail: async (ask) => {
    await takeTurn(ask, 'confirm-email', { address: ask.ip })
    await commands.confirmEmail(ask.db, ask.body.token)
  },
  changePassword: async (ask) => {
    const { db, account, body } = ask
    const proven = await provePassword(ask, account, body.currentPassword)
    const token = await commands.changePassword(db, ask, account, proven, body.newPassword)
    await ask.setSessionToken(token)
  },
  sessions: async ({ db, account }) =>
    (await sessionsOf(db, account.id)).map((session) => presentSession(session, account.session)),
  endSession: async ({ db, account, params }) => {
    if (!(await commands.endSession(db, account.id, params.id))) throw new Refused('not-found')
  },
  endSessions: async ({ db, account }) => {
    await commands.endSessions(db, account.id)
  },
}

// a session that was stolen must not become a place to guess the password
async function provePassword(services: Services, account: Account, password: string): Promise<string> {
  const giveBack = await takeTurn(services, 'check-password', { account: account.id })
  const proven = await commands.provePassword(services, account.id, password)
  await giveBack()
  return proven
}

async function withTeams(db: Services['db'], user: UserRow): Promise<Me> {
  const teams = await teamsOf(db, user.id)
  if (teams.length > 0) return presentMe(user, teams)
  // a crash right after signing up kept it from being made
  await ensureOwnTeam(db, user)
  return presentMe(user, await teamsOf(db, user.id))
}
