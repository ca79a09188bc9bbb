import type { MailHooks } from '../../mails/rules/mail-hooks.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import { isOptedOut } from '../queries/opt-outs.ts'

/** The hooks of messages to buyers: they record the outcome on the order's timeline. */
export const orderMessageHooks: MailHooks = {
  orderMessage: {
    // a mail may wait for days, for example while the mail server is away
    async beforeSend({ db }, { orderId, to }) {
      const isUnwanted = orderId !== null && (await isOptedOut(db, orderId, to))
      return isUnwanted ? { outdated: 'the buyer has unsubscribed' } : { attachments: [] }
    },
    async afterSent(tx, { orderId }) {
      if (orderId !== null) await addTimelineEntry(tx, orderId, { kind: 'mail-sent', detail: 'orderMessage' })
    },
    async afterFailed(tx, { orderId }) {
      if (orderId !== null) await addTimelineEntry(tx, orderId, { kind: 'mail-failed', detail: 'orderMessage' })
    },
  },
}
