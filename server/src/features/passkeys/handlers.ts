import { ProblemError } from '@foyer/contract/http/problem-error'
import type { passkeys } from '@foyer/contract/routes/passkeys'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import { recordAuthentication } from '../me/commands/sessions.ts'
import * as commands from './commands.ts'
import { presentPasskey } from './presenter.ts'
import { passkeysOf } from './queries.ts'
import { hostOf } from './rules.ts'
import { newChallenge } from './service/challenges.ts'

export const passkeyHandlers: ServerHandlers<typeof passkeys> = {
  list: async ({ db, account }) => (await passkeysOf(db, account.id)).map(presentPasskey),
  begin: async (ctx) => ({
    challenge: newChallenge(ctx, ctx.account.id),
    host: hostOf(ctx.publicUrl),
    user: Buffer.from(ctx.account.id).toString('base64url'),
    known: (await passkeysOf(ctx.db, ctx.account.id)).map(({ credentialId, transports }) => ({
      credentialId,
      transports,
    })),
  }),
  add: async (ctx) => {
    const { passkey, token } = await commands.addPasskey(ctx.db, ctx, ctx.account, ctx.body)
    await ctx.setSessionToken(token)
    return presentPasskey(passkey)
  },
  change: async ({ db, account, params, body }) =>
    presentPasskey(await commands.renamePasskey(db, account.id, params.id, body.name)),
  remove: async (ctx) => {
    await ctx.setSessionToken(await commands.removePasskey(ctx.db, ctx, ctx.account, ctx.params.id))
  },
  authenticate: async (ctx) => {
    const { db, account, body } = ctx
    const uncount = await consumeRateLimit(ctx, 'check-password', { account: account.id })
    const proof = await commands.checkProof(db, ctx, body)
    if (proof.accountId !== account.id) throw new ProblemError('not-found')
    const token = await db.transaction(async (tx) => {
      await commands.redeemProof(tx, proof)
      return await recordAuthentication(tx, account)
    })
    await uncount()
    await ctx.setSessionToken(token)
  },
}
