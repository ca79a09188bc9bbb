import type { orders } from '@foyer/contract/routes/orders'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import { streamedDownload } from '../../lib/file.ts'
import { questionsOf } from '../order-questions/queries.ts'
import { changeDetailsByTeam } from './commands/change-details-by-team.ts'
import { addNote } from './commands/notes.ts'
import { resendMail } from './commands/resend-mail.ts'
import { presentSales, presentSummary, presentTotals } from './presenter.ts'
import { exportedOrders } from './queries/export.ts'
import { listOrders, totalsOf } from './queries/summaries.ts'
import { salesOf } from './queries.ts'
import { ordersCsv } from './service/orders-csv.ts'
import { presentOrderById } from './service/present-order.ts'

export const orderHandlers: ServerHandlers<typeof orders> = {
  list: async ({ db, scope, query }) => {
    const page = await listOrders(db, scope, query)
    return { ...page, items: page.items.map(presentSummary) }
  },
  totals: async ({ db, scope, query }) => presentTotals(await totalsOf(db, scope, query)),
  file: async ({ db, filesDatabase, scope, query }) => {
    const questions = query.event === undefined ? [] : await questionsOf(db, scope, query.event)
    const ofOrders = questions.filter(({ per }) => per === 'order')
    const rows = await exportedOrders(db, scope, query)
    const { name, body } = ordersCsv(filesDatabase.db, rows, ofOrders, query.language)
    return streamedDownload({ name, type: 'text/csv; charset=utf-8' }, body)
  },
  view: (ctx) => presentOrderById(ctx, ctx.scope, ctx.params.id),
  sales: async ({ db, scope, params }) => presentSales(await salesOf(db, scope, params.id)),
  change: async (ctx) => {
    await changeDetailsByTeam(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  note: async (ctx) => {
    await addNote(ctx.db, ctx.scope, ctx.params.id, ctx.body)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  resend: async (ctx) => {
    await consumeRateLimit(ctx, 'resend-mail', { account: `${ctx.scope.team} ${ctx.params.id}` })
    await resendMail(ctx.db, ctx, ctx.scope, ctx.params.id)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
}
