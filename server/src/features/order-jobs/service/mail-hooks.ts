import type { MailHooks } from '../../mails/rules.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'

/** The hooks of messages to buyers: they record the outcome on the order's timeline. */
export const orderMessageHooks: MailHooks = {
  orderMessage: {
    async afterSent(tx, { orderId }) {
      if (orderId !== null) await addTimelineEntry(tx, orderId, { kind: 'mail-sent', detail: 'orderMessage' })
    },
    async afterFailed(tx, { orderId }) {
      if (orderId !== null) await addTimelineEntry(tx, orderId, { kind: 'mail-failed', detail: 'orderMessage' })
    },
  },
}
