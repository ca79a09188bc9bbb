import type { Role } from '@foyer/contract/access'
import type { MailRhythm, MessageKind, Topic } from '@foyer/contract/inbox-kinds'
import type { ToldFacts } from '@foyer/words/inbox/told-values'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { users } from '../../../schema/accounts.ts'
import { events } from '../../../schema/events.ts'
import { inboxChoices, messages, threadReads, threads } from '../../../schema/inbox.ts'
import { members, teams } from '../../../schema/teams.ts'

/** The latest of a thread, which may be of interest by mail. */
export type NewsRow = {
  message: string
  team: string
  thread: string
  position: number
  kind: MessageKind
  data: ToldFacts | null
  text: string | null
  from: string | null
  event: string | null
  at: Date
}

/** A member, with what they wish to have by mail and how far they have read. */
export type Reader = {
  team: string
  teamName: string
  timeZone: string
  id: string
  name: string
  email: string
  language: string
  role: Role
  joinedAt: Date
  rhythms: Partial<Record<Topic, MailRhythm>> | null
  /** Up to where, by thread. */
  reads: Record<string, number>
}

const batch = 200

const news = sql`m.id as message, t.team_id as team, t.id as thread, m.position, m.kind, m.data, m.text,
  t.name as "from", e.name as event, m.at`

/** Messages that nobody was mailed of yet, the oldest first, for this transaction alone. */
export async function unmailed(tx: Db): Promise<NewsRow[]> {
  const { rows } = await tx.execute<NewsRow & { at: string }>(sql`
    select ${news} from ${messages} m
    join ${threads} t on t.id = m.thread_id
    left join ${events} e on e.id = t.event_id
    where m.mailed_at is null order by m.at limit ${batch} for update of m skip locked`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** The latest message of each thread of a team's inbox in which something came in within a day. */
export async function unreadToday(db: Db, teamId: string): Promise<NewsRow[]> {
  const { rows } = await db.execute<NewsRow & { at: string }>(sql`
    select ${news} from ${threads} t
    join ${messages} m on m.thread_id = t.id and m.position = t.messages
    left join ${events} e on e.id = t.event_id
    where t.team_id = ${teamId} and t.archived_at is null and t.snoozed_until is null
      and t.last_at > now() - interval '1 day'
    order by t.last_at desc limit ${batch}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** The members of teams, as readers of mails. */
export async function readersOf(db: Db, teamIds: readonly string[]): Promise<Reader[]> {
  const { rows } = await db.execute<Reader & { joinedAt: string }>(sql`
    select m.team_id as team, t.name as "teamName", t.time_zone as "timeZone", u.id, u.name, u.email, u.language, m.role,
      m.joined_at as "joinedAt", c.rhythms,
      coalesce((select jsonb_object_agg(r.thread_id, r.up_to) from ${threadReads} r
        join ${threads} th on th.id = r.thread_id
        where r.user_id = u.id and th.team_id = m.team_id and th.last_at > now() - interval '1 day'), '{}') as reads
    from ${members} m
    join ${teams} t on t.id = m.team_id
    join ${users} u on u.id = m.user_id
    left join ${inboxChoices} c on c.team_id = m.team_id and c.user_id = m.user_id
    where m.team_id = any(${sql.param(teamIds)}::text[])`)
  return rows.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt) }))
}

/** Teams where it is past eight in the morning, something came in since yesterday, and somebody's daily mail is due. */
export async function teamsInTheMorning(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select t.id from ${teams} t
    where extract(hour from now() at time zone t.time_zone) between 8 and 11
      and exists (select from ${threads} th where th.team_id = t.id and th.last_at > now() - interval '1 day')
      and exists (select from ${members} m
        left join ${inboxChoices} c on c.team_id = m.team_id and c.user_id = m.user_id
        where m.team_id = t.id and (c.daily_at is null or c.daily_at < now() - interval '20 hours'))`)
  return rows.map(({ id }) => id)
}
