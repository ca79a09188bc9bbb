import { mayDo } from '@foyer/contract/access'
import type { MailRhythm, Topic } from '@foyer/contract/inbox-kinds'
import { rhythmsAtFirst, topicOf } from '@foyer/contract/inbox-kinds'
import { Language } from '@foyer/contract/language'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { inboxChoices, messages } from '../../../schema/inbox.ts'
import { members } from '../../../schema/teams.ts'
import { enqueueMails } from '../../mails/commands.ts'
import type { InboxItem } from '../../mails/rules.ts'
import type { Due, NewsRow, Reader } from '../queries/news.ts'
import { lockDue, newsWithin, readersOf, teamsInTheMorning, unmailed } from '../queries/news.ts'

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
    const readers = await readersOf(tx, [...new Set(news.map(({ team }) => team))], oldestOf(news))
    await mailNews(tx, needs, news, readers, 'at-once')
    await tx
      .update(messages)
      .set({ mailedAt: sql`now()` })
      .where(sql`${messages.id} = any(${sql.param(news.map(({ message }) => message))}::text[])`)
    return news.length
  })
}

/**
 * Mails once a day what came in until eight in the morning of the team's place, to the members who wish to have it daily
 * and have not read it; late, when no process ran in the morning.
 */
export async function mailDaily(db: Db, needs: Needs): Promise<void> {
  for (const team of await teamsInTheMorning(db))
    await db.transaction(async (tx) => {
      const due = await claimMorning(tx, team)
      const news = await newsOf(tx, team, due)
      if (news.length === 0) return
      for (const reader of await readersOf(tx, [team], oldestOf(news))) {
        const since = due.find(({ id }) => id === reader.id)?.since
        const own = since && news.filter(({ at }) => at > since)
        if (own) await mailNews(tx, needs, own, [reader], 'daily')
      }
    })
}

/** @returns the members whose mail of today is ours to write */
async function claimMorning(tx: Db, team: string): Promise<Due[]> {
  await tx.execute(sql`
    insert into ${inboxChoices} (team_id, user_id)
    select m.team_id, m.user_id from ${members} m where m.team_id = ${team} order by m.user_id
    on conflict do nothing`)
  const due = await lockDue(tx, team)
  const until = due[0]?.until
  if (until)
    await tx
      .update(inboxChoices)
      .set({ dailyAt: until })
      .where(
        and(
          eq(inboxChoices.teamId, team),
          inArray(
            inboxChoices.userId,
            due.map(({ id }) => id),
          ),
        ),
      )
  return due
}

/** What is news to any of them. */
async function newsOf(tx: Db, team: string, due: readonly Due[]): Promise<NewsRow[]> {
  const [first] = due.toSorted((a, b) => a.since.getTime() - b.since.getTime())
  return first ? await newsWithin(tx, team, first.since, first.until) : []
}

const oldestOf = (news: readonly NewsRow[]): Date => new Date(Math.min(...news.map(({ at }) => at.getTime())))

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
