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

// A thread is written a moment before its message
const slack = sql`interval '1 minute'`

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

/** Eight o'clock of today at the place of a team `t`. */
const thisMorning = sql`((date_trunc('day', now() at time zone t.time_zone) + interval '8 hours') at time zone t.time_zone)`

// Of a member's choices `c` in a team `t`. A minute later, so that what came in before eight can all be seen.
const isDue = sql`now() > ${thisMorning} + interval '1 minute' and (c.daily_at is null or c.daily_at < ${thisMorning})`

/** Up to where the last daily mail told, or would have if there had been one. */
const toldUpTo = sql`coalesce(c.daily_at, ${thisMorning} - interval '1 day')`

/** A daily mail that is to be written: what came in after `since` and not after `until`. */
export type Due = { id: string; since: Date; until: Date }

/** The members of a team whose daily mail is due. Who waits here for another process finds that none is any more. */
export async function lockDue(tx: Db, teamId: string): Promise<Due[]> {
  const { rows } = await tx.execute<{ id: string; since: string; until: string }>(sql`
    select c.user_id as id, ${toldUpTo} as since, ${thisMorning} as until
    from ${inboxChoices} c join ${teams} t on t.id = c.team_id
    where c.team_id = ${teamId} and ${isDue} order by c.user_id for update of c`)
  return rows.map(({ id, since, until }) => ({ id, since: new Date(since), until: new Date(until) }))
}

/** Of each thread of a team's inbox in which something came in within that time: the latest of it. */
export async function newsWithin(db: Db, teamId: string, since: Date, until: Date): Promise<NewsRow[]> {
  const { rows } = await db.execute<NewsRow & { at: string }>(sql`
    select ${news} from ${threads} t
    cross join lateral (
      select * from ${messages} o where o.thread_id = t.id and o.at <= ${until.toISOString()}
      order by o.position desc limit 1) m
    left join ${events} e on e.id = t.event_id
    where t.team_id = ${teamId} and t.archived_at is null and t.snoozed_until is null
      and t.last_at > ${since.toISOString()}::timestamptz - ${slack} and m.at > ${since.toISOString()}
    order by m.at desc limit ${batch}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** The members of teams, as readers of mails about what is not older than this. */
export async function readersOf(db: Db, teamIds: readonly string[], since: Date): Promise<Reader[]> {
  const { rows } = await db.execute<Reader & { joinedAt: string }>(sql`
    select m.team_id as team, t.name as "teamName", t.time_zone as "timeZone", u.id, u.name, u.email, u.language, m.role,
      m.joined_at as "joinedAt", c.rhythms,
      coalesce((select jsonb_object_agg(r.thread_id, r.up_to) from ${threadReads} r
        join ${threads} th on th.id = r.thread_id
        where r.user_id = u.id and th.team_id = m.team_id and th.last_at > ${since.toISOString()}::timestamptz - ${slack}), '{}') as reads
    from ${members} m
    join ${teams} t on t.id = m.team_id
    join ${users} u on u.id = m.user_id
    left join ${inboxChoices} c on c.team_id = m.team_id and c.user_id = m.user_id
    where m.team_id = any(${sql.param(teamIds)}::text[])`)
  return rows.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt) }))
}

/** Teams where somebody's daily mail is due and something came in since the last one. */
export async function teamsInTheMorning(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select t.id from ${teams} t
    where exists (select from ${members} m
      left join ${inboxChoices} c on c.team_id = m.team_id and c.user_id = m.user_id
      where m.team_id = t.id and ${isDue}
        and exists (select from ${threads} th where th.team_id = t.id and th.last_at > ${toldUpTo}))`)
  return rows.map(({ id }) => id)
}
