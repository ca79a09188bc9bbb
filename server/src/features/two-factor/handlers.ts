import type { twoFactor } from '@foyer/contract/routes/two-factor'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import { authenticatorUri, secretText } from '../../lib/totp.ts'
import { accountById } from '../me/queries.ts'
import * as commands from './commands.ts'
import { authenticatorOf, countRecoveryCodes } from './queries.ts'

export const twoFactorHandlers: ServerHandlers<typeof twoFactor> = {
  view: async ({ db, account }) => {
    const enabledAt = (await authenticatorOf(db, account.id))?.confirmedAt?.toISOString()
    return { ...(enabledAt && { enabledAt }), recoveryCodesLeft: await countRecoveryCodes(db, account.id) }
  },
  begin: async (ctx) => {
    const { email } = await accountById(ctx.db, ctx.account.id)
    const secret = await commands.beginSetUp(ctx.db, ctx, ctx.account.id)
    const issuer = `Foyer (${new URL(ctx.publicUrl).host})`
    return { secret: secretText(secret), uri: authenticatorUri(secret, issuer, email) }
  },
  enable: async (ctx) => {
    const uncount = await consumeRateLimit(ctx, 'check-code', { account: ctx.account.id })
    const { codes, token } = await commands.enableTwoFactor(ctx.db, ctx, ctx.account, ctx.body.code)
    await uncount()
    await ctx.setSessionToken(token)
    return { codes }
  },
  renewCodes: async (ctx) => ({ codes: await commands.renewRecoveryCodes(ctx.db, ctx, ctx.account.id) }),
  disable: async (ctx) => {
    await ctx.setSessionToken(await commands.disableTwoFactor(ctx.db, ctx, ctx.account))
  },
}
