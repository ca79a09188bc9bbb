import { setTimeout } from 'node:timers/promises'
import type { Task, TaskServices } from '../../lib/jobs/task.ts'
import type { Delivery, Mailer } from '../../lib/mail.ts'
import { reasonOf } from '../../lib/reason.ts'
import { deleteOldMails, expireMails, markFailedAttempt, markSent, reEncryptMails, takeDueMails } from './commands.ts'
import type { MailRow } from './queries.ts'
import type { MailHooks } from './rules.ts'
import { hostOf } from './rules.ts'
import { renderMail } from './service.tsx'

/** The tasks of the mail queue. @param hooks of the features whose mails are sent */
export const mailTasks = (hooks: MailHooks): Task[] => [
  { name: 'mails.deliver', everySeconds: 1, run: (services) => deliverMails(services, hooks) },
  { name: 'mails.expire', cron: '*/5 * * * *', run: ({ db }) => expireMails(db, hooks) },
  { name: 'mails.re-encrypt', cron: '*/10 * * * *', run: ({ db, secrets }) => reEncryptMails(db, secrets) },
  { name: 'mails.delete-old', cron: '17 3 * * *', run: ({ db }) => deleteOldMails(db) },
]

/** The most mails that a process sends at once, all in all and to one host. */
const maxSending = 6
const maxSendingToHost = 3

/**
 * Sends the mails that are due, until none is left or the process stops. No mail waits for another one to be sent, and
 * the mails to a host that answers slowly never occupy all connections. Without an SMTP server it does nothing.
 */
export async function deliverMails(services: TaskServices, hooks: MailHooks): Promise<void> {
  const { db, mailer, stopping } = services
  if (!mailer) return
  const sending = new Map<Promise<void>, string>()
  const errors: unknown[] = []
  for (;;) {
    const isFull = stopping.aborted || sending.size >= maxSending
    const [mail] = isFull ? [] : await takeDueMails(db, 1, busyHosts([...sending.values()]))
    if (mail) {
      const sent = deliver(services, hooks, mailer, mail)
        .catch((error: unknown) => errors.push(error))
        .then(() => void sending.delete(sent))
      sending.set(sent, hostOf(mail.to))
    } else if (sending.size === 0) break
    // mails that become due while others are being sent do not wait for them
    else await Promise.race([...sending.keys(), setTimeout(1000, undefined, { ref: false })])
  }
  if (errors.length > 0) throw errors[0]
}

const busyHosts = (hosts: readonly string[]): string[] =>
  hosts.filter((host) => hosts.filter((each) => each === host).length >= maxSendingToHost)

async function deliver(services: TaskServices, hooks: MailHooks, mailer: Mailer, mail: MailRow): Promise<void> {
  const { db, log } = services
  // a mail that cannot be rendered counts as a failed attempt, so that it does not block the others
  const delivery = await send(services, hooks, mailer, mail).catch(
    (error: unknown): Delivery => ({ outcome: 'failed', reason: reasonOf(error) }),
  )
  const facts = { mail: mail.id, kind: mail.kind, attempts: mail.attempts }
  if (delivery.outcome === 'sent') {
    await markSent(db, hooks, mail)
    log.info(facts, 'a mail was sent')
  } else {
    await markFailedAttempt(db, hooks, mail, delivery.reason, delivery.outcome === 'refused')
    log.warn(facts, 'a mail was not sent')
  }
}

async function send(services: TaskServices, hooks: MailHooks, mailer: Mailer, mail: MailRow): Promise<Delivery> {
  const prepared = await hooks[mail.kind]?.beforeSend?.(services, mail)
  if (prepared && 'outdated' in prepared) return { outcome: 'refused', reason: prepared.outdated }
  return await mailer.send({
    ...(await renderMail(services, mail)),
    to: mail.to,
    subject: mail.subject,
    files: prepared?.attachments ?? [],
  })
}
