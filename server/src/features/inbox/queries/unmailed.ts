import type { Role } from '@foyer/contract/access'
import type { MailFrequency, MessageKind, Topic } from '@foyer/contract/inbox-kinds'
import type { NotificationFacts } from '@foyer/words/inbox/notification-values'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { users } from '../../../schema/accounts.ts'
import { events } from '../../../schema/events.ts'
import { mailFrequencies, messages, threadReads, threads } from '../../../schema/inbox.ts'
import { members, teams } from '../../../schema/teams.ts'

/** A message that members may receive by mail, with its thread. */
export type MailableMessage = {
  message: string
  team: string
  thread: string
  eventId: string | null
  position: number
  kind: MessageKind
  data: NotificationFacts | null
  text: string | null
  from: string | null
  /** The address of the person who asked; so is `from`. */
  email: string | null
  event: string | null
  at: Date
}

/** A member, with their mail frequencies and the messages they have read. */
export type MailRecipient = {
  team: string
  teamName: string
  timeZone: string
  id: string
  name: string
  email: string
  language: string
  role: Role
  /** As stored: null for all events. */
  events: string[] | null
  joinedAt: Date
  frequencies: Partial<Record<Topic, MailFrequency>> | null
  /** The position of the last message read, by thread. */
  reads: Record<string, number>
}

const batchSize = 200

// a thread is written before its message: comparisons with `last_at` allow for it
const lastAtTolerance = sql`interval '1 minute'`

const messageColumns = sql`m.id as message, t.team_id as team, t.id as thread, t.event_id as "eventId", m.position, m.kind, m.data, m.text,
  t.name as "from", t.email, e.name as event, m.at`

/** Messages whose mails are not written yet, the oldest first, locked until the transaction ends. */
export async function lockUnmailedMessages(tx: Db): Promise<MailableMessage[]> {
  const { rows } = await tx.execute<MailableMessage & { at: string }>(sql`
    select ${messageColumns} from ${messages} m
    join ${threads} t on t.id = m.thread_id
    left join ${events} e on e.id = t.event_id
    where m.mailed_at is null order by m.at limit ${batchSize} for update of m skip locked`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** Eight o'clock today in the time zone of a team `t`. */
const dailyMailTime = sql`((date_trunc('day', now() at time zone t.time_zone) + interval '8 hours') at time zone t.time_zone)`

// for the mail frequencies `c` of a member of a team `t`. A minute later: messages of before eight are committed by then
const isDailyMailDue = sql`now() > ${dailyMailTime} + interval '1 minute' and (c.daily_at is null or c.daily_at < ${dailyMailTime})`

/** The time of the last daily mail; a day before today's when there was none. */
const lastDailyMailTime = sql`coalesce(c.daily_at, ${dailyMailTime} - interval '1 day')`

/** A member's daily mail that is due. It covers the messages after `since`, up to and including `until`. */
export type DueDailyMail = { id: string; since: Date; until: Date }

/**
 * The members of a team whose daily mail is due, locked until the transaction ends. A process that waits here for another
 * one gets no rows: the other one has written `daily_at`.
 */
export async function lockDueDailyMails(tx: Db, teamId: string): Promise<DueDailyMail[]> {
  const { rows } = await tx.execute<{ id: string; since: string; until: string }>(sql`
    select c.user_id as id, ${lastDailyMailTime} as since, ${dailyMailTime} as until
    from ${mailFrequencies} c join ${teams} t on t.id = c.team_id
    where c.team_id = ${teamId} and ${isDailyMailDue} order by c.user_id for update of c`)
  return rows.map(({ id, since, until }) => ({ id, since: new Date(since), until: new Date(until) }))
}

/** The latest message of each thread in a team's inbox, when it is after `since` and not after `until`. */
export async function latestMessagesWithin(
  db: Db,
  teamId: string,
  since: Date,
  until: Date,
): Promise<MailableMessage[]> {
  const { rows } = await db.execute<MailableMessage & { at: string }>(sql`
    select ${messageColumns} from ${threads} t
    cross join lateral (
      select * from ${messages} o where o.thread_id = t.id and o.at <= ${until.toISOString()}
      order by o.position desc limit 1) m
    left join ${events} e on e.id = t.event_id
    where t.team_id = ${teamId} and t.archived_at is null and t.snoozed_until is null
      and t.last_at > ${since.toISOString()}::timestamptz - ${lastAtTolerance} and m.at > ${since.toISOString()}
    order by m.at desc limit ${batchSize}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** The members of teams, with what they have read in threads whose last message is after `since`. */
export async function mailRecipientsOf(db: Db, teamIds: readonly string[], since: Date): Promise<MailRecipient[]> {
  const { rows } = await db.execute<MailRecipient & { joinedAt: string }>(sql`
    select m.team_id as team, t.name as "teamName", t.time_zone as "timeZone", u.id, u.name, u.email, u.language, m.role, m.events,
      m.joined_at as "joinedAt", c.frequencies,
      coalesce((select jsonb_object_agg(r.thread_id, r.up_to) from ${threadReads} r
        join ${threads} th on th.id = r.thread_id
        where r.user_id = u.id and th.team_id = m.team_id and th.last_at > ${since.toISOString()}::timestamptz - ${lastAtTolerance}), '{}') as reads
    from ${members} m
    join ${teams} t on t.id = m.team_id
    join ${users} u on u.id = m.user_id
    left join ${mailFrequencies} c on c.team_id = m.team_id and c.user_id = m.user_id
    where m.team_id = any(${sql.param(teamIds)}::text[])`)
  return rows.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt) }))
}

/** The ids of the teams that have a member whose daily mail is due, and messages since the last one. */
export async function teamsWithDueDailyMail(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select t.id from ${teams} t
    where exists (select from ${members} m
      left join ${mailFrequencies} c on c.team_id = m.team_id and c.user_id = m.user_id
      where m.team_id = t.id and ${isDailyMailDue}
        and exists (select from ${threads} th where th.team_id = t.id and th.last_at > ${lastDailyMailTime}))`)
  return rows.map(({ id }) => id)
}
