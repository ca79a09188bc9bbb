import type { files } from '@foyer/contract/routes/files'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import { addPicture } from './commands.ts'

export const fileHandlers: ServerHandlers<typeof files> = {
  uploadPicture: async (ctx) => {
    await consumeRateLimit(ctx, 'upload', { account: ctx.account.id })
    return await addPicture(ctx.db, ctx.scope, ctx.params.id, ctx.upload)
  },
}
