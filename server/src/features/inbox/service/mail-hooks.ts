import type { MailHooks } from '../../mails/rules/mail-hooks.ts'
import { addUndeliveredReply } from '../commands/undelivered-reply.ts'

/** A reply that could not be delivered is reported in its thread. */
export const inboxMailHooks: MailHooks = {
  threadReply: { afterFailed: (tx, mail) => addUndeliveredReply(tx, mail) },
}
