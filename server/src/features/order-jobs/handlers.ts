import type { orderJobs } from '@foyer/contract/routes/order-jobs'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import { stopJob } from './commands/stop-job.ts'
import { createJob } from './commands.ts'
import { presentCancellation, presentItem, presentJob, presentListedJob } from './presenter.ts'
import { ordersToCancel } from './queries/orders-to-cancel.ts'
import { jobById, listItems, listJobs } from './queries.ts'
import { previewMessage, sendTestMessage } from './service/message.ts'
import { previewDecision } from './service/preview-decision.ts'

export const orderJobHandlers: ServerHandlers<typeof orderJobs> = {
  list: async ({ db, scope }) => (await listJobs(db, scope)).map(presentListedJob),
  create: async (ctx) => {
    await consumeRateLimit(ctx, 'order-job', { account: ctx.account.id })
    const id = await createJob(ctx.db, ctx.scope, ctx.body)
    return presentJob(await jobById(ctx.db, ctx.scope, id))
  },
  view: async ({ db, scope, params }) => presentJob(await jobById(db, scope, params.id)),
  items: async ({ db, scope, params, query }) => {
    const { id } = await jobById(db, scope, params.id)
    const page = await listItems(db, id, query)
    return { ...page, items: page.items.map(presentItem) }
  },
  stop: async (ctx) => {
    const { id } = await jobById(ctx.db, ctx.scope, ctx.params.id)
    await stopJob(ctx.db, id)
    return presentJob(await jobById(ctx.db, ctx.scope, id))
  },
  previewDecision: (ctx) => previewDecision(ctx.db, ctx, ctx.scope, ctx.body),
  previewCancellation: async ({ db, scope, body }) =>
    presentCancellation(await ordersToCancel(db, scope, body.selection)),
  preview: (ctx) => previewMessage(ctx.db, ctx, ctx.scope, ctx.body),
  sendTest: async (ctx) => {
    await consumeRateLimit(ctx, 'test-message', { account: ctx.account.id })
    await sendTestMessage(ctx.db, ctx, ctx.scope, ctx.body)
    return undefined
  },
}
