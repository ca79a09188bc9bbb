import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Me } from '@foyer/contract/me'
import type { me } from '@foyer/contract/routes/me'
import { refuseOldSignIn } from '../../http/caller.ts'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import type { Infra } from '../../lib/infra.ts'
import { placeOfAddress } from '../../lib/place-of-address.ts'
import type { Account } from '../../lib/scope.ts'
import { ensureOwnTeam } from '../teams/commands.ts'
import { teamsOf } from '../teams/queries.ts'
import { cancelEmailChange, confirmEmail, refuseEmail, requestEmailChange } from './commands/change-email.ts'
import { disconnectIdentities } from './commands/provider-accounts.ts'
import { recordAuthentication } from './commands/sessions.ts'
import * as commands from './commands.ts'
import { presentMe, presentSession } from './presenter.ts'
import type { UserRow } from './queries.ts'
import { accountById, awaitedConfirmations, credentialKindsOf, sessionsOf } from './queries.ts'
import { refuseGuessable } from './service/refuse-guessable.ts'

export const meHandlers: ServerHandlers<typeof me> = {
  view: async (ctx) => asSeen(ctx.account, await withTeams(ctx, await accountById(ctx.db, ctx.account.id))),
  change: async (ctx) => {
    const { db, account, body } = ctx
    const { lastTeam } = body
    if (lastTeam !== undefined && !(await teamsOf(db, account)).some(({ id }) => id === lastTeam))
      throw new ProblemError('not-found')
    return await withTeams(ctx, await commands.changeAccount(db, account.id, body))
  },
  changeEmail: async (ctx) => {
    const { db, account, body } = ctx
    await refuseUnproven(ctx, account, body.password)
    await consumeRateLimit(ctx, 'change-email', { account: account.id })
    return await withTeams(ctx, await requestEmailChange(db, ctx, account.id, body.email))
  },
  cancelEmail: async (ctx) => await withTeams(ctx, await cancelEmailChange(ctx.db, ctx.account.id)),
  confirmEmail: async (ctx) => {
    await consumeRateLimit(ctx, 'confirm-email', { address: ctx.ip })
    return { changed: await confirmEmail(ctx.db, ctx, ctx.body.token) }
  },
  refuseEmail: async (ctx) => {
    await consumeRateLimit(ctx, 'confirm-email', { address: ctx.ip })
    await refuseEmail(ctx.db, ctx.body.token)
  },
  changePassword: async (ctx) => {
    const { db, account, body } = ctx
    const currentHash = await verifyPassword(ctx, account, body.currentPassword)
    await refuseGuessable('body.newPassword', body.newPassword, await accountById(db, account.id))
    const token = await commands.changePassword(db, ctx, account, currentHash, body.newPassword)
    await ctx.setSessionToken(token)
  },
  authenticate: async (ctx) => {
    const { db, account, body } = ctx
    await verifyPassword(ctx, account, body.password)
    await ctx.setSessionToken(await recordAuthentication(db, account))
  },
  signInMethods: async (ctx) => await signInMethodsOf(ctx, ctx.account),
  disconnectProvider: async (ctx) => {
    await ctx.setSessionToken(await disconnectIdentities(ctx.db, ctx, ctx.account))
  },
  sessions: async ({ db, account }) =>
    await Promise.all(
      (await sessionsOf(db, account.id)).map(async (session) =>
        presentSession(session, account.session, await placeOfAddress(session.ipAddress ?? '')),
      ),
    ),
  endSession: async ({ db, account, params }) => {
    if (!(await commands.endSession(db, account.id, params.id))) throw new ProblemError('not-found')
  },
  endSessions: async ({ db, account, query }) => {
    await commands.endSessions(db, account.id, query.keep && account.session)
  },
}

async function signInMethodsOf({ db, config }: Infra, account: Account) {
  const kinds = await credentialKindsOf(db, account.id)
  return {
    password: config.PASSWORDS === 'on' && kinds.includes('credential'),
    provider: kinds.includes(`openid:${config.OIDC_ISSUER}`),
  }
}

/** Verifies the password of an account that has one; another needs a recent sign-in. */
async function refuseUnproven(services: Infra, account: Account, password: string | undefined): Promise<void> {
  if (!(await signInMethodsOf(services, account)).password)
    return refuseOldSignIn({ recentSignIn: 'two hours' }, account)
  if (password === undefined) throw new ProblemError('validation', { errors: [fault('body.password', 'required')] })
  await verifyPassword(services, account, password)
}

// rate-limited: a stolen session must not allow guessing the password
async function verifyPassword(services: Infra, account: Account, password: string): Promise<string> {
  const uncount = await consumeRateLimit(services, 'check-password', { account: account.id })
  const hash = await commands.verifyPassword(services, account.id, password)
  await uncount()
  return hash
}

const asSeen = ({ seenAs }: Account, me: Me): Me =>
  seenAs
    ? {
        ...me,
        operator: false,
        teams: me.teams.map((team) => (team.id === seenAs.team ? { ...team, role: seenAs.role, seenAs: true } : team)),
      }
    : me

async function withTeams({ db, config, account }: Infra & { account: Account }, user: UserRow): Promise<Me> {
  const sendsMail = config.SMTP_URL !== undefined
  const awaited = user.newEmail === null ? [] : await awaitedConfirmations(db, user.id)
  const teams = await teamsOf(db, account)
  if (teams.length > 0) return presentMe(user, teams, { sendsMail, awaited })
  // a crash right after sign-up can leave an account without a team
  await ensureOwnTeam(db, user)
  return presentMe(user, await teamsOf(db, account), { sendsMail, awaited })
}
