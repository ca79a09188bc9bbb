import type { orders } from '@foyer/contract/routes/orders'
import type { ServerHandlers } from '../../http/ask.ts'
import { takeTurn } from '../../http/limits.ts'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../teams/rules.ts'
import { retryRefunds } from './commands/retry-refunds.ts'
import * as commands from './commands.ts'
import { presentOrder, presentSales, presentSummary } from './presenter.ts'
import { historyOf, listOrders, orderById, salesOf, ticketsOf } from './queries.ts'

async function shown(db: Db, scope: Scope, id: string) {
  return presentOrder(await orderById(db, scope, id), await ticketsOf(db, [id]), await historyOf(db, id))
}

export const orderHandlers: ServerHandlers<typeof orders> = {
  list: async ({ db, scope, query }) => {
    const page = await listOrders(db, scope, query)
    return { ...page, items: page.items.map(presentSummary) }
  },
  view: ({ db, scope, params }) => shown(db, scope, params.id),
  sales: async ({ db, scope, params }) => presentSales(await salesOf(db, scope, params.id)),
  markPaid: async (ask) => {
    await commands.markPaid(ask.db, ask, ask.scope, ask.params.id)
    return await shown(ask.db, ask.scope, ask.params.id)
  },
  cancel: async (ask) => {
    await commands.cancelOrder(ask.db, ask, ask.scope, ask.params.id, ask.body.reason)
    return await shown(ask.db, ask.scope, ask.params.id)
  },
  reactivate: async (ask) => {
    await commands.reactivateOrder(ask.db, ask, ask.scope, ask.params.id)
    return await shown(ask.db, ask.scope, ask.params.id)
  },
  refund: async (ask) => {
    await commands.refundOrder(ask.db, ask, ask.scope, ask.params.id, ask.body.reason)
    return await shown(ask.db, ask.scope, ask.params.id)
  },
  retryRefund: async (ask) => {
    await retryRefunds(ask.db, ask.scope, ask.params.id)
    return await shown(ask.db, ask.scope, ask.params.id)
  },
  resend: async (ask) => {
    await takeTurn(ask, 'resend-mail', { account: `${ask.scope.team} ${ask.params.id}` })
    await commands.resendMail(ask.db, ask, ask.scope, ask.params.id)
    return await shown(ask.db, ask.scope, ask.params.id)
  },
}
