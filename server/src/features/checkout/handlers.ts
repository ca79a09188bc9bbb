import type { checkout } from '@foyer/contract/routes/checkout'
import type { ServerHandlers } from '../../http/context.ts'
import type { Scope } from '../../lib/scope.ts'
import { presentOrderById } from '../orders/service/present-order.ts'
import { approveOrder, declineOrder, previewApproval, previewDecline } from './commands/approve.ts'
import { changeDue } from './commands/change-due.ts'
import { changeTicketType } from './commands/change-type.ts'
import { cancellationOf, correctOrder, previewCorrection, refundOf } from './commands/correct-order.ts'
import { recordLateTransfer } from './commands/late-transfer.ts'
import { recordSentRefund } from './commands/owed-refunds.ts'
import { reactivateOrder } from './commands/reactivate.ts'
import { recordPayment, removePayment } from './commands/record-payment.ts'
import { retryRefunds } from './commands/retry-refunds.ts'
import { cancelOrder, markPaid, refundOrder } from './commands.ts'

type OrderCall = Parameters<typeof presentOrderById>[0] & { scope: Scope; params: { id: string } }

/** The order of a call, after its change. */
const changedOrder = (ctx: OrderCall) => presentOrderById(ctx, ctx.scope, ctx.params.id)

export const checkoutHandlers: ServerHandlers<typeof checkout> = {
  approve: async (ctx) => {
    await approveOrder(ctx.db, ctx, ctx.scope, ctx.params.id)
    return await changedOrder(ctx)
  },
  previewApproval: (ctx) => previewApproval(ctx.db, ctx, ctx.scope, ctx.params.id),
  decline: async (ctx) => {
    await declineOrder(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body.reason)
    return await changedOrder(ctx)
  },
  previewDecline: (ctx) => previewDecline(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body.reason),
  markPaid: async (ctx) => {
    await markPaid(ctx.db, ctx, ctx.scope, ctx.params.id)
    return await changedOrder(ctx)
  },
  cancel: async (ctx) => {
    await cancelOrder(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body.reason)
    return await changedOrder(ctx)
  },
  reactivate: async (ctx) => {
    await reactivateOrder(ctx.db, ctx, ctx.scope, ctx.params.id)
    return await changedOrder(ctx)
  },
  refund: async (ctx) => {
    await refundOrder(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body.reason)
    return await changedOrder(ctx)
  },
  cancelTickets: async (ctx) => {
    const request = { action: 'cancel-tickets', plan: cancellationOf(ctx.body) } as const
    await correctOrder(ctx.db, ctx, ctx.scope, ctx.params.id, { ...request, idempotency: ctx.idempotency })
    return await changedOrder(ctx)
  },
  previewCancellation: (ctx) =>
    previewCorrection(ctx.db, ctx, ctx.scope, ctx.params.id, {
      action: 'cancel-tickets',
      plan: cancellationOf(ctx.body),
    }),
  refundPart: async (ctx) => {
    const request = { action: 'refund-part', plan: refundOf(ctx.body) } as const
    await correctOrder(ctx.db, ctx, ctx.scope, ctx.params.id, { ...request, idempotency: ctx.idempotency })
    return await changedOrder(ctx)
  },
  previewRefund: (ctx) =>
    previewCorrection(ctx.db, ctx, ctx.scope, ctx.params.id, { action: 'refund-part', plan: refundOf(ctx.body) }),
  changeType: async (ctx) => {
    await changeTicketType(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
    return await changedOrder(ctx)
  },
  changeDue: async (ctx) => {
    await changeDue(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
    return await changedOrder(ctx)
  },
  recordPayment: async (ctx) => {
    await ctx.db.transaction((tx) => recordPayment(tx, ctx, ctx.scope, ctx.params.id, ctx.body))
    return await changedOrder(ctx)
  },
  removePayment: async (ctx) => {
    await removePayment(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
    return await changedOrder(ctx)
  },
  lateTransfer: async (ctx) => {
    await recordLateTransfer(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
    return await changedOrder(ctx)
  },
  refundSent: async (ctx) => {
    await recordSentRefund(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
    return await changedOrder(ctx)
  },
  retryRefund: async (ctx) => {
    await retryRefunds(ctx.db, ctx.scope, ctx.params.id)
    return await changedOrder(ctx)
  },
}
