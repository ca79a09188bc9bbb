import { mayDo } from '@foyer/contract/access'
import type { MailFrequency, Topic } from '@foyer/contract/inbox-kinds'
import { defaultMailFrequencies, topicOf } from '@foyer/contract/inbox-kinds'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { eventsOf, worksOn } from '../../../lib/scope.ts'
import { mailFrequencies, messages } from '../../../schema/inbox.ts'
import { members } from '../../../schema/teams.ts'
import { enqueueMails } from '../../mails/commands.ts'
import type { DueDailyMail, MailableMessage, MailRecipient } from '../queries/unmailed.ts'
import {
  latestMessagesWithin,
  lockDueDailyMails,
  lockUnmailedMessages,
  mailRecipientsOf,
  teamsWithDueDailyMail,
} from '../queries/unmailed.ts'
import { digestMails } from '../service/digest-mails.ts'

/**
 * Mails new messages to the members who chose to receive them at once and have not read them yet.
 * @returns the number of messages taken, mailed or not
 */
export async function mailImmediately(db: Db, deps: MailDeps): Promise<number> {
  return await db.transaction(async (tx) => {
    // the mails and `mailed_at` are written in one transaction: a crash neither loses a mail nor sends it twice
    const unmailed = await lockUnmailedMessages(tx)
    if (unmailed.length === 0) return 0
    const recipients = await mailRecipientsOf(tx, [...new Set(unmailed.map(({ team }) => team))], oldestOf(unmailed))
    await mailMessages(tx, deps, unmailed, recipients, 'at-once')
    await tx
      .update(messages)
      .set({ mailedAt: sql`now()` })
      .where(sql`${messages.id} = any(${sql.param(unmailed.map(({ message }) => message))}::text[])`)
    return unmailed.length
  })
}

/**
 * Mails the latest message of each thread to the members who chose a daily email and have not read it. The mail is due
 * at eight in the morning in the team's time zone, and sent later when no process ran at that time.
 */
export async function mailDaily(db: Db, deps: MailDeps): Promise<void> {
  for (const teamId of await teamsWithDueDailyMail(db))
    await db.transaction(async (tx) => {
      const due = await claimDailyMails(tx, teamId)
      const latest = await messagesForDailyMail(tx, teamId, due)
      if (latest.length === 0) return
      for (const recipient of await mailRecipientsOf(tx, [teamId], oldestOf(latest))) {
        const since = due.find(({ id }) => id === recipient.id)?.since
        const wanted = since && latest.filter(({ at }) => at > since)
        if (wanted) await mailMessages(tx, deps, wanted, [recipient], 'daily')
      }
    })
}

/** Takes the daily mails of a team that are due, so that no other process writes them. */
async function claimDailyMails(tx: Db, teamId: string): Promise<DueDailyMail[]> {
  await tx.execute(sql`
    insert into ${mailFrequencies} (team_id, user_id)
    select m.team_id, m.user_id from ${members} m where m.team_id = ${teamId} order by m.user_id
    on conflict do nothing`)
  const due = await lockDueDailyMails(tx, teamId)
  const until = due[0]?.until
  if (until)
    await tx
      .update(mailFrequencies)
      .set({ dailyAt: until })
      .where(
        and(
          eq(mailFrequencies.teamId, teamId),
          inArray(
            mailFrequencies.userId,
            due.map(({ id }) => id),
          ),
        ),
      )
  return due
}

/** The latest message of each thread since the earliest of the members' last daily mails. */
async function messagesForDailyMail(tx: Db, teamId: string, due: readonly DueDailyMail[]): Promise<MailableMessage[]> {
  const [first] = due.toSorted((a, b) => a.since.getTime() - b.since.getTime())
  return first ? await latestMessagesWithin(tx, teamId, first.since, first.until) : []
}

const oldestOf = (mailable: readonly MailableMessage[]): Date =>
  new Date(Math.min(...mailable.map(({ at }) => at.getTime())))

async function mailMessages(
  tx: Db,
  deps: MailDeps,
  mailable: readonly MailableMessage[],
  recipients: readonly MailRecipient[],
  frequency: 'at-once' | 'daily',
): Promise<void> {
  const mails = recipients.flatMap((recipient) => {
    const wanted = mailable.filter((each) => wantsMail(recipient, each, frequency))
    return digestMails(deps, recipient, wanted, frequency)
  })
  await enqueueMails(tx, deps, mails)
}

function wantsMail(
  recipient: MailRecipient,
  { team, kind, data, thread, eventId, position, at }: MailableMessage,
  frequency: MailFrequency,
): boolean {
  if (recipient.team !== team || kind === 'reply' || !mayDo(recipient.role, 'inbox:read')) return false
  if (!worksOn({ events: eventsOf(recipient) }, eventId)) return false
  if ((recipient.reads[thread] ?? 0) >= position || at < recipient.joinedAt) return false
  return frequencyOf(recipient.frequencies, topicOf(kind, data)) === frequency
}

const frequencyOf = (frequencies: Partial<Record<Topic, MailFrequency>> | null, topic: Topic): MailFrequency =>
  frequencies?.[topic] ?? defaultMailFrequencies[topic]
