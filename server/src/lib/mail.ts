import { createTransport } from 'nodemailer'
import type { NamedFile } from './file.ts'

/** A mail, ready to be sent. */
export interface Letter {
  /** The same for every try, so that a mailbox can tell that two are one. Without angle brackets. */
  messageId: string
  from: string
  to: string
  replyTo: string | null
  subject: string
  html: string
  text: string
  files: readonly NamedFile[]
}

/** What a try came to. `refused`: the server said no for good; `failed`: another try may succeed. */
export type Delivery = { outcome: 'sent' } | { outcome: 'refused' | 'failed'; reason: string }

export interface Mailer {
  send(letter: Letter): Promise<Delivery>
  close(): void
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends through an SMTP server. @param url `smtp://user:password@host:port`, or `smtps:` */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ messageId, replyTo, files, ...letter }) {
      try {
        await transport.sendMail({
          ...letter,
          messageId: `<${messageId}>`,
          ...(replyTo !== null && { replyTo }),
          attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
          // so that nobody's out-of-office answers (RFC 3834)
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { outcome: 'sent' }
      } catch (error) {
        return unsent(error)
      }
    },
    close: () => transport.close(),
  }
}

function unsent(error: unknown): Delivery {
  const { message, responseCode } = error as { message?: string; responseCode?: number }
  const reason = message ?? 'unknown'
  // 5xx of RFC 5321: the same mail would be refused again. Except for the sign-in, which the operator can put right.
  const forGood = responseCode !== undefined && responseCode >= 500 && !isSignIn(error)
  return { outcome: forGood ? 'refused' : 'failed', reason }
}

const isSignIn = (error: unknown): boolean => (error as { code?: string }).code === 'EAUTH'
