import type { orders } from '@foyer/contract/routes/orders'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import { resendMail } from './commands.ts'
import { presentSales, presentSummary } from './presenter.ts'
import { listOrders, salesOf } from './queries.ts'
import { presentOrderById } from './service/present-order.ts'

export const orderHandlers: ServerHandlers<typeof orders> = {
  list: async ({ db, scope, query }) => {
    const page = await listOrders(db, scope, query)
    return { ...page, items: page.items.map(presentSummary) }
  },
  view: (ctx) => presentOrderById(ctx, ctx.scope, ctx.params.id),
  sales: async ({ db, scope, params }) => presentSales(await salesOf(db, scope, params.id)),
  resend: async (ctx) => {
    await consumeRateLimit(ctx, 'resend-mail', { account: `${ctx.scope.team} ${ctx.params.id}` })
    await resendMail(ctx.db, ctx, ctx.scope, ctx.params.id)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
}
