import type { Task, TaskServices } from '../../jobs/task.ts'
import type { NamedFile } from '../../lib/file.ts'
import type { Delivery, Mailer } from '../../lib/mail.ts'
import { reasonOf } from '../../lib/reason.ts'
import { calendarFile } from '../orders/presenter/calendar.ts'
import { ticketsPdf } from '../orders/presenter/tickets-pdf.ts'
import type { OrderOfEvent } from '../orders/queries.ts'
import { ordersByIds, ticketsOf } from '../orders/queries.ts'
import { expireMails, forgetOldMails, markSent, markUnsent, resealMails, takeDueMails } from './commands.ts'
import { presentLetter } from './presenter.tsx'
import type { MailRow } from './queries.ts'
import { isOrderMail, isStillTrue, senderOf } from './rules.ts'

export const mailTasks: Task[] = [
  { name: 'mails.deliver', everySeconds: 1, run: deliverMails },
  { name: 'mails.expire', cron: '*/5 * * * *', run: ({ db }) => expireMails(db) },
  { name: 'mails.reseal', cron: '*/10 * * * *', run: ({ db, secrets }) => resealMails(db, secrets) },
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
  const { db, log } = services
  const delivery = await send(services, mailer, mail).catch(unwritten)
  const facts = { mail: mail.id, kind: mail.kind, attempts: mail.attempts }
  if (delivery.outcome === 'sent') {
    await markSent(db, mail)
    log.info(facts, 'a mail was sent')
  } else {
    await markUnsent(db, mail, delivery.reason, delivery.outcome === 'refused')
    log.warn(facts, 'a mail was not sent')
  }
}

// a mail that cannot be made must not hold up the others, and is given up like one that cannot be sent
const unwritten = (error: unknown): Delivery => ({
  outcome: 'failed',
  reason: reasonOf(error),
})

async function send(services: TaskServices, mailer: Mailer, mail: MailRow): Promise<Delivery> {
  const { db, config, publicUrl } = services
  const [order] = mail.orderId === null ? [] : await ordersByIds(db, [mail.orderId])
  if (isOrderMail(mail.kind) && !isStillTrue(mail.kind, order?.order.status))
    return { outcome: 'refused', reason: `overtaken: the order is ${order?.order.status ?? 'gone'}` }
  const { address, host } = senderOf(config.MAIL_FROM, publicUrl)
  return await mailer.send({
    ...(await presentLetter(services, mail)),
    messageId: `${mail.id}@${host}`,
    from: address,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    files: order && mail.kind === 'orderConfirmed' ? await filesOf(services, order) : [],
  })
}

/** What a confirmation has with it, made for each try: nothing that opens a door is kept in the queue. */
async function filesOf({ db, signer, publicUrl }: TaskServices, order: OrderOfEvent): Promise<NamedFile[]> {
  const tickets = await ticketsPdf(order, await ticketsOf(db, [order.order.id]), signer)
  const calendar = calendarFile(order, publicUrl)
  return calendar ? [tickets, calendar] : [tickets]
}
