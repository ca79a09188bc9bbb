import { setTimeout } from 'node:timers/promises'
import type { Task, TaskServices } from '../../lib/jobs/task.ts'
import type { Delivery, Mailer } from '../../lib/mail.ts'
import { reasonOf } from '../../lib/reason.ts'
import { isUnavailable } from '../../lib/unavailable.ts'
import { untilWritten } from '../../lib/until-written.ts'
import {
  deleteOldMails,
  expireMails,
  giveBack,
  giveBackUnknown,
  markFailedAttempt,
  markRefused,
  markSent,
  reEncryptMails,
  takeDueMails,
} from './commands.ts'
import type { MailRow } from './queries.ts'
import { hostOf } from './rules/addresses.ts'
import type { MailHooks } from './rules/mail-hooks.ts'
import { renderMail } from './service.tsx'

/** The mails that a process works on. */
export interface HeldMails {
  /** Leased by this process, until their outcome is written. */
  ids: Set<string>
  /** Whether the database may have leased mails without this process learning of it: an answer was lost. */
  mayHoldOthers: boolean
}

export const noHeldMails = (): HeldMails => ({ ids: new Set(), mayHoldOthers: false })

/** The tasks of the mail queue. @param hooks of the features whose mails are sent */
export const mailTasks = (hooks: MailHooks, held = noHeldMails()): Task[] => [
  { name: 'mails.deliver', everySeconds: 1, run: (services) => deliverMails(services, hooks, held) },
  { name: 'mails.expire', cron: '*/5 * * * *', run: ({ db }) => expireMails(db, hooks) },
  { name: 'mails.re-encrypt', cron: '*/10 * * * *', run: ({ db, secrets }) => reEncryptMails(db, secrets) },
  { name: 'mails.delete-old', cron: '17 3 * * *', run: ({ db }) => deleteOldMails(db) },
]

/** The most mails that a process sends at once, all in all and to one host. */
const maxSending = 6
const maxSendingToHost = 3
/** The pause before each mail during a rush: a mail with a ticket takes as much of a processor as some fifty orders. */
const rushPauseMs = 250

/**
 * Sends the mails that are due, until none is left or the process stops. No mail waits for another one to be sent, and
 * the mails to a host that answers slowly never occupy all connections. While the process sells in a rush, it sends one
 * mail at a time with a pause before each, and the others once buyers are served. Without an SMTP server it does nothing.
 */
export async function deliverMails(services: TaskServices, hooks: MailHooks, held = noHeldMails()): Promise<void> {
  const { mailer, stopping, progress } = services
  if (!mailer) return
  const sending = new Map<Promise<void>, string>()
  const errors: unknown[] = []
  for (;;) {
    // before the next mail is taken: one that is given back in the meantime is due again
    const wasIdle = sending.size === 0
    const isRush = services.saleMeter.isBusy()
    if (isRush) await setTimeout(rushPauseMs, undefined, { ref: false, signal: stopping }).catch(() => undefined)
    const isFull = stopping.aborted || sending.size >= (isRush ? 1 : maxSending)
    const [mail] = isFull ? [] : await takeMail(services, held, busyHosts([...sending.values()]))
    if (mail) {
      held.ids.add(mail.id)
      const sent = deliver(services, hooks, mailer, mail)
        .then(progress, (error: unknown) => errors.push(error))
        .then(() => {
          held.ids.delete(mail.id)
          sending.delete(sent)
        })
      sending.set(sent, hostOf(mail.to))
    } else if (wasIdle) break
    // mails that become due while others are being sent do not wait for them
    else if (sending.size > 0) await Promise.race([...sending.keys(), setTimeout(1000, undefined, { ref: false })])
  }
  if (errors.length > 0) throw errors[0]
}

async function takeMail(
  { db, processId }: TaskServices,
  held: HeldMails,
  hosts: readonly string[],
): Promise<MailRow[]> {
  const heldIds = [...held.ids]
  if (held.mayHoldOthers) await giveBackUnknown(db, processId, heldIds)
  held.mayHoldOthers = true
  const taken = await takeDueMails(db, { processId, limit: 1, busyHosts: hosts, heldIds })
  held.mayHoldOthers = false
  return taken
}

const busyHosts = (hosts: readonly string[]): string[] =>
  hosts.filter((host) => hosts.filter((each) => each === host).length >= maxSendingToHost)

async function deliver(services: TaskServices, hooks: MailHooks, mailer: Mailer, mail: MailRow): Promise<void> {
  const { db, log } = services
  const facts = { mail: mail.id, kind: mail.kind, attempts: mail.attempts }
  // a mail that cannot be rendered counts as a failed attempt, so that it does not block the others
  const delivery = await send(services, hooks, mailer, mail).catch((error: unknown): Delivery | 'untried' =>
    // the mailer throws nothing: the database was away before the mail was sent
    isUnavailable(error) ? 'untried' : { outcome: 'failed', reason: reasonOf(error) },
  )
  if (delivery === 'untried') return await untilWritten(log, facts, () => giveBack(db, mail))
  if (delivery.outcome === 'sent') {
    await untilWritten(log, facts, () => markSent(db, hooks, mail))
    log.info(facts, 'a mail was sent')
  } else {
    const record = delivery.outcome === 'refused' ? markRefused : markFailedAttempt
    await untilWritten(log, facts, () => record(db, hooks, mail, delivery.reason))
    log.warn(facts, 'a mail was not sent')
  }
}

async function send(services: TaskServices, hooks: MailHooks, mailer: Mailer, mail: MailRow): Promise<Delivery> {
  const prepared = await hooks[mail.kind]?.beforeSend?.(services, mail)
  if (prepared && 'outdated' in prepared) return { outcome: 'refused', reason: prepared.outdated }
  return await mailer.send({
    ...renderMail(services, mail),
    to: mail.to,
    subject: mail.subject,
    files: prepared?.attachments ?? [],
  })
}
