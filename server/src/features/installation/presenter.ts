import type { Mail } from '@foyer/contract/installation'
import type { MailRow } from '../mails/queries.ts'

/** Presents a mail as a row of the mail log. */
export const presentMail = (mail: MailRow): Mail => ({
  id: mail.id,
  to: mail.to,
  subject: mail.subject,
  state: mail.state,
  attempts: mail.attempts,
  ...(mail.reason && { reason: mail.reason }),
  createdAt: mail.createdAt.toISOString(),
  ...(mail.sentAt && { sentAt: mail.sentAt.toISOString() }),
})
