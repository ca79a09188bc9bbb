import { mayDo } from '@foyer/contract/access'
import type { MailRhythm, Topic } from '@foyer/contract/inbox-kinds'
import { rhythmsAtFirst, topicOf } from '@foyer/contract/inbox-kinds'
import { Language } from '@foyer/contract/language'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { inboxChoices, messages } from '../../../schema/inbox.ts'
import { enqueueMails } from '../../mails/commands.ts'
import type { InboxItem } from '../../mails/rules.ts'
import type { NewsRow, Reader } from '../queries/news.ts'
import { readersOf, teamsInTheMorning, unmailed, unreadToday } from '../queries/news.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl'>

/**
 * Mails what came in to the members who wish to have it at once and have not read it meanwhile.
 * @returns how much of it was looked at
 */
export async function mailAtOnce(db: Db, needs: Needs): Promise<number> {
  return await db.transaction(async (tx) => {
    // whoever takes a message writes in the same transaction that it was mailed: it is mailed once, whatever crashes
    const news = await unmailed(tx)
    if (news.length === 0) return 0
    const readers = await readersOf(tx, [...new Set(news.map(({ team }) => team))])
    await mailNews(tx, needs, news, readers, 'at-once')
    await tx
      .update(messages)
      .set({ mailedAt: sql`now()` })
      .where(sql`${messages.id} = any(${sql.param(news.map(({ message }) => message))}::text[])`)
    return news.length
  })
}

/** Mails once a day, from eight in the morning of the team's place on, what a member wishes to have daily and has not read. */
export async function mailDaily(db: Db, needs: Needs): Promise<void> {
  for (const team of await teamsInTheMorning(db))
    await db.transaction(async (tx) => {
      const due = await claimMorning(tx, team)
      if (due.length === 0) return
      const readers = (await readersOf(tx, [team])).filter(({ id }) => due.includes(id))
      await mailNews(tx, needs, await unreadToday(tx, team), readers, 'daily')
    })
}

/** @returns the members whose mail of today is ours to write */
async function claimMorning(tx: Db, team: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${inboxChoices} as c (team_id, user_id, daily_at)
    select m.team_id, m.user_id, now() from members m where m.team_id = ${team}
    on conflict (team_id, user_id) do update set daily_at = now()
    where c.daily_at is null or c.daily_at < now() - interval '20 hours'
    returning c.user_id as id`)
  return rows.map(({ id }) => id)
}

async function mailNews(
  tx: Db,
  needs: Needs,
  news: readonly NewsRow[],
  readers: readonly Reader[],
  rhythm: 'at-once' | 'daily',
): Promise<void> {
  const mails = readers.flatMap((reader) => {
    const language = Language.parse(reader.language)
    const own = news.filter((each) => wants(reader, each, rhythm))
    if (own.length === 0) return []
    const inbox = `${needs.publicUrl}/${language}/inbox`
    const items = own.slice(0, mostInMail).map((each) => itemOf(each, inbox))
    const { name, teamName: team, timeZone } = reader
    return [
      {
        to: reader.email,
        language,
        kind: 'inboxNews' as const,
        data: {
          name,
          team,
          timeZone,
          rhythm,
          items,
          link: inbox,
          choices: `${needs.publicUrl}/${language}/my-profile`,
        },
      },
    ]
  })
  await enqueueMails(tx, needs, mails)
}

/** A mail is no list to work through. */
const mostInMail = 20

function wants(reader: Reader, { team, kind, data, thread, position, at }: NewsRow, rhythm: MailRhythm): boolean {
  if (reader.team !== team || kind === 'reply' || !mayDo(reader.role, 'inbox:read')) return false
  if ((reader.reads[thread] ?? 0) >= position || at < reader.joinedAt) return false
  return rhythmOf(reader.rhythms, topicOf(kind, data)) === rhythm
}

const rhythmOf = (rhythms: Partial<Record<Topic, MailRhythm>> | null, topic: Topic): MailRhythm =>
  rhythms?.[topic] ?? rhythmsAtFirst[topic]

function itemOf({ kind, data, text, from, event, thread }: NewsRow, inbox: string): InboxItem {
  return {
    // `as`: replies were left out before
    kind: kind as InboxItem['kind'],
    facts: data ?? {},
    event: event ?? undefined,
    from: from ?? undefined,
    text: text ?? undefined,
    link: `${inbox}?thread=${thread}`,
  }
}
