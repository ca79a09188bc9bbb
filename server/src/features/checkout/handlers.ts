import type { checkout } from '@foyer/contract/routes/checkout'
import type { ServerHandlers } from '../../http/context.ts'
import { presentOrderById } from '../orders/service/present-order.ts'
import { recordLateTransfer } from './commands/late-transfer.ts'
import { recordSentRefund } from './commands/owed-refunds.ts'
import { retryRefunds } from './commands/retry-refunds.ts'
import { cancelOrder, markPaid, reactivateOrder, refundOrder } from './commands.ts'

export const checkoutHandlers: ServerHandlers<typeof checkout> = {
  markPaid: async (ctx) => {
    await markPaid(ctx.db, ctx, ctx.scope, ctx.params.id)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  cancel: async (ctx) => {
    await cancelOrder(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body.reason)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  reactivate: async (ctx) => {
    await reactivateOrder(ctx.db, ctx, ctx.scope, ctx.params.id)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  refund: async (ctx) => {
    await refundOrder(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body.reason)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  lateTransfer: async (ctx) => {
    await recordLateTransfer(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  refundSent: async (ctx) => {
    await recordSentRefund(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  retryRefund: async (ctx) => {
    await retryRefunds(ctx.db, ctx.scope, ctx.params.id)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
}
