import type { checkout } from '@foyer/contract/routes/checkout'
import type { ServerHandlers } from '../../http/context.ts'
import { presentOrderById } from '../orders/service/present-order.ts'
import { approveOrder, declineOrder } from './commands/approve.ts'
import { changeDue } from './commands/change-due.ts'
import { changeTicketType } from './commands/change-type.ts'
import { cancellationOf, correctOrder, previewCorrection, refundOf } from './commands/correct-order.ts'
import { recordLateTransfer } from './commands/late-transfer.ts'
import { recordSentRefund } from './commands/owed-refunds.ts'
import { recordPayment, removePayment } from './commands/record-payment.ts'
import { retryRefunds } from './commands/retry-refunds.ts'
import { cancelOrder, markPaid, reactivateOrder, refundOrder } from './commands.ts'

export const checkoutHandlers: ServerHandlers<typeof checkout> = {
  approve: async (ctx) => {
    await approveOrder(ctx.db, ctx, ctx.scope, ctx.params.id)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  decline: async (ctx) => {
    await declineOrder(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body.reason)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
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
  cancelTickets: async (ctx) => {
    const request = { action: 'cancel-tickets', plan: cancellationOf(ctx.body) } as const
    await correctOrder(ctx.db, ctx, ctx.scope, ctx.params.id, { ...request, idempotency: ctx.idempotency })
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  previewCancellation: (ctx) =>
    previewCorrection(ctx.db, ctx, ctx.scope, ctx.params.id, {
      action: 'cancel-tickets',
      plan: cancellationOf(ctx.body),
    }),
  refundPart: async (ctx) => {
    const request = { action: 'refund-part', plan: refundOf(ctx.body) } as const
    await correctOrder(ctx.db, ctx, ctx.scope, ctx.params.id, { ...request, idempotency: ctx.idempotency })
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  previewRefund: (ctx) =>
    previewCorrection(ctx.db, ctx, ctx.scope, ctx.params.id, { action: 'refund-part', plan: refundOf(ctx.body) }),
  changeType: async (ctx) => {
    await changeTicketType(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  changeDue: async (ctx) => {
    await changeDue(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  recordPayment: async (ctx) => {
    await ctx.db.transaction((tx) => recordPayment(tx, ctx, ctx.scope, ctx.params.id, ctx.body))
    return await presentOrderById(ctx, ctx.scope, ctx.params.id)
  },
  removePayment: async (ctx) => {
    await removePayment(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
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
