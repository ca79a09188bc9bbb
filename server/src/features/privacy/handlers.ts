import type { privacy } from '@foyer/contract/routes/privacy'
import type { ServerHandlers } from '../../http/context.ts'
import { eraseBuyer } from './commands/erase-buyer.ts'
import { changeRetention } from './commands/retention.ts'
import { presentErasure, presentPreview, presentRetention } from './presenter.ts'
import { findBuyer } from './queries/find-buyer.ts'
import { retentionInScope } from './queries/retention.ts'
import { erasuresInScope } from './queries.ts'

export const privacyHandlers: ServerHandlers<typeof privacy> = {
  previewErasure: async ({ db, scope, body }) => presentPreview(await findBuyer(db, scope, body)),
  erase: async ({ scope, body, ...ctx }) => presentErasure(await eraseBuyer(ctx.db, ctx, scope, body)),
  erasures: async ({ db, scope }) => (await erasuresInScope(db, scope)).map(presentErasure),
  retention: async ({ db, scope }) => (await retentionInScope(db, scope)).map(presentRetention),
  changeRetention: async ({ db, scope, body }) => {
    await changeRetention(db, scope, body)
    return (await retentionInScope(db, scope)).map(presentRetention)
  },
}
