import { createTransport } from 'nodemailer'
import type { NamedFile } from './file.ts'

/** A mail that is ready to send. */
export interface OutgoingMail {
  /** The same at every attempt, so that a mailbox recognises a duplicate. Without angle brackets. */
  messageId: string
  /** A header such as `Foyer <no-reply@foyer.example>`, or its parts. */
  from: string | { name: string; address: string }
  to: string
  replyTo: string | undefined
  /** The id of the conversation that the mail belongs to, in the form of a Message-ID without angle brackets. */
  conversation: string | undefined
  /** The address of a page that stops mails like this one. A POST to it does so at once. */
  unsubscribe: string | undefined
  /** Whether no person wrote the mail. */
  automatic: boolean
  subject: string
  html: string
  text: string
  files: readonly NamedFile[]
  /** Pictures that the HTML shows by their ids, as `cid:<id>`. */
  pictures: readonly (NamedFile & { id: string })[]
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
    async send({ messageId, conversation, unsubscribe, automatic, files, pictures, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          messageId: `<${messageId}>`,
          // all mails of a conversation name the same parent, which no mail has: mailboxes then group them, also when
          // the first of them is missing (as do GitHub's notifications)
          ...(conversation !== undefined && { inReplyTo: `<${conversation}>`, references: `<${conversation}>` }),
          attachments: [
            ...files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
            ...pictures.map(({ name, type, content, id }) => ({
              filename: name,
              contentType: type,
              content,
              cid: id,
              contentDisposition: 'inline' as const,
            })),
          ],
          headers: {
            // prevents out-of-office replies (RFC 3834)
            ...(automatic && { 'Auto-Submitted': 'auto-generated' }),
            ...(unsubscribe !== undefined && unsubscribeHeaders(unsubscribe)),
          },
        })
        return { outcome: 'sent' }
      } catch (error) {
        return toDelivery(error)
      }
    },
    close: () => transport.close(),
  }
}

/** A button of the mailbox stops the mails. With one click (RFC 8058), which requires https, without opening the page. */
const unsubscribeHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  ...(address.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

function toDelivery(error: unknown): Delivery {
  const { message, responseCode } = error as { message?: string; responseCode?: number }
  const reason = message ?? 'unknown'
  // 5xx (RFC 5321): the server would reject the same mail again. A failed sign-in is not permanent: the operator can
  // correct it.
  const isPermanent = responseCode !== undefined && responseCode >= 500 && !isAuthFailure(error)
  return { outcome: isPermanent ? 'refused' : 'failed', reason }
}

const isAuthFailure = (error: unknown): boolean => (error as { code?: string }).code === 'EAUTH'
