import { createTransport } from 'nodemailer'
import type { NamedFile } from './file.ts'

/** A mail that is ready to send. */
export interface OutgoingMail {
  /** The same at every attempt, so that a mailbox recognises a duplicate. Without angle brackets. */
  messageId: string
  from: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  files: readonly NamedFile[]
}

/**
 * The result of one attempt. `refused`: the server rejected the mail for good; `failed`: another attempt may succeed.
 */
export type Delivery = { outcome: 'sent' } | { outcome: 'refused' | 'failed'; reason: string }

export interface Mailer {
  send(mail: OutgoingMail): Promise<Delivery>
  close(): void
}

// as many as `mails.deliver` sends at once
const maxConnections = 6
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Creates a mailer that sends through an SMTP server. @param url `smtp://user:password@host:port`, or `smtps:` */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, replyTo, files, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          messageId: `<${messageId}>`,
          ...(replyTo !== null && { replyTo }),
          attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
          // prevents out-of-office replies (RFC 3834)
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { outcome: 'sent' }
      } catch (error) {
        return toDelivery(error)
      }
    },
    close: () => transport.close(),
  }
}

function toDelivery(error: unknown): Delivery {
  const { message, responseCode } = error as { message?: string; responseCode?: number }
  const reason = message ?? 'unknown'
  // 5xx (RFC 5321): the server would reject the same mail again. A failed sign-in is not permanent: the operator can
  // correct it.
  const isPermanent = responseCode !== undefined && responseCode >= 500 && !isAuthFailure(error)
  return { outcome: isPermanent ? 'refused' : 'failed', reason }
}

const isAuthFailure = (error: unknown): boolean => (error as { code?: string }).code === 'EAUTH'
