import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import { may } from '../../../lib/scope.ts'
import { approveOrder, declineOrder } from '../../checkout/commands/approve.ts'
import { cancelOrder } from '../../checkout/commands.ts'
import { resendMail } from '../../orders/commands/resend-mail.ts'
import { orderById } from '../../orders/queries.ts'
import { actionsOf } from '../../orders/rules.ts'
import { endCardPayment } from '../../payments/commands/end-card-payment.ts'
import type { Worker } from '../commands/work.ts'
import { sendMessage } from './message.ts'

type Deps = MailDeps & Pick<Infra, 'db' | 'stripe'>

/** The work of each kind of job on an order. */
export const workerOf = (deps: Deps): Worker => ({
  // the open card payment of an order that is to be cancelled ends first: a request to Stripe, outside of the transaction
  async prepare(scope, { job, orderId }) {
    if (job.kind !== 'cancel' || !may(scope, 'orders:write')) return
    const { order } = await orderById(deps.db, scope, orderId)
    if (actionsOf(order, 0).includes('cancel')) await endCardPayment(deps.db, deps, orderId)
  },
  async run(tx, scope, { job, orderId }) {
    // the role may have changed since the member started the job
    if (!may(scope, 'orders:write')) throw new ProblemError('forbidden')
    switch (job.kind) {
      case 'resend':
        return { state: 'done', mailId: await resendMail(tx, deps, scope, orderId) }
      case 'approve':
        await approveOrder(tx, deps, scope, orderId)
        return { state: 'done' }
      case 'decline':
        await declineOrder(tx, deps, scope, orderId, job.reason ?? undefined)
        return { state: 'done' }
      case 'cancel':
        await cancelOrder(tx, deps, scope, orderId, job.reason ?? undefined)
        return { state: 'done' }
      case 'message': {
        const message = { subject: job.subject ?? '', text: job.message ?? '' }
        const sent = await sendMessage(tx, deps, scope, orderId, message)
        return sent === 'unsubscribed' ? { state: 'skipped', reason: sent } : { state: 'done', ...sent }
      }
    }
  },
})
