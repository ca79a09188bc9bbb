import type { Task, TaskServices } from '../../jobs/task.ts'
import type { Mailer } from '../../lib/mail.ts'
import { expireMails, forgetOldMails, markSent, markUnsent, takeDueMails } from './commands.ts'
import { presentLetter } from './presenter.tsx'
import type { MailRow } from './queries.ts'
import { senderOf } from './rules.ts'

export const mailTasks: Task[] = [
  { name: 'mails.deliver', everySeconds: 1, run: deliverMails },
  { name: 'mails.expire', cron: '*/5 * * * *', run: ({ db }) => expireMails(db) },
  { name: 'mails.forget', cron: '17 3 * * *', run: ({ db }) => forgetOldMails(db) },
]

/** Sends what is due, until nothing is. */
export async function deliverMails(services: TaskServices): Promise<void> {
  const { db, mailer, stopping } = services
  if (!mailer) return
  for (let due = await takeDueMails(db); due.length > 0; due = stopping.aborted ? [] : await takeDueMails(db))
    await Promise.all(due.map((mail) => deliver(services, mailer, mail)))
}

async function deliver(services: TaskServices, mailer: Mailer, mail: MailRow): Promise<void> {
  const { db, log, config, publicUrl } = services
  const letter = await presentLetter(services, mail)
  const { address, host } = senderOf(config.MAIL_FROM, publicUrl)
  const delivery = await mailer.send({
    ...letter,
    messageId: `${mail.id}@${host}`,
    from: address,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
  })
  const facts = { mail: mail.id, kind: mail.kind, attempts: mail.attempts }
  if (delivery.outcome === 'sent') {
    await markSent(db, mail)
    log.info(facts, 'a mail was sent')
  } else {
    await markUnsent(db, mail, delivery.reason, delivery.outcome === 'refused')
    log.warn(facts, 'a mail was not sent')
  }
}
