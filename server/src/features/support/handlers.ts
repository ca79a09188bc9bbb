import type { support } from '@foyer/contract/routes/support'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import { createSupportRequest, saveFeedback } from './commands.ts'

export const supportHandlers: ServerHandlers<typeof support> = {
  ask: async (ctx) => {
    await consumeRateLimit(ctx, 'support', { account: ctx.account.id })
    const id = await createSupportRequest(ctx.db, ctx, ctx.account.id, ctx.body)
    return { id, mailed: ctx.config.SMTP_URL !== undefined }
  },
  share: async (ctx) => {
    await consumeRateLimit(ctx, 'feedback', { account: ctx.account.id })
    return { id: await saveFeedback(ctx.db, ctx.account.id, ctx.body) }
  },
}
