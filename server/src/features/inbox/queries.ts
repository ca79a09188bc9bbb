import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page } from '@foyer/contract/http/route'
import type { InboxFilter } from '@foyer/contract/inbox'
import type { InboxView, MailFrequency, Topic } from '@foyer/contract/inbox-kinds'
import { defaultMailFrequencies, maxMessagesShown, maxUnreadShown } from '@foyer/contract/inbox-kinds'
import { Moment } from '@foyer/contract/moment'
import type { SQL } from 'drizzle-orm'
import { and, desc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../lib/cursor.ts'
import type { Db } from '../../lib/db.ts'
import { inOrder } from '../../lib/in-order.ts'
import { isInScope } from '../../lib/in-scope.ts'
import { countUpTo, pageOf } from '../../lib/paging.ts'
import type { Scope } from '../../lib/scope.ts'
import { hasWords } from '../../lib/search-terms.ts'
import { users } from '../../schema/accounts.ts'
import { events } from '../../schema/events.ts'
import { mailFrequencies, messages, threadReads, threads } from '../../schema/inbox.ts'
import { mails } from '../../schema/mails.ts'
import { orders } from '../../schema/orders.ts'
import { members, teams } from '../../schema/teams.ts'
import { eventWebsites } from '../../schema/websites.ts'

export type SummaryRow = Awaited<ReturnType<typeof threadById>>
export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number]

const authors = alias(users, 'authors')

/**
 * Whether a thread has messages that the member has not read: from the day on which the member joined the team. That day is
 * a bound of the index of threads by time, so those before it are not looked at.
 */
const isUnread = ({ team, account }: Scope): SQL<boolean> => sql<boolean>`(
  ${threads.lastAt} >= (select m.joined_at from ${members} m where m.team_id = ${team} and m.user_id = ${account})
  and not exists (
    select from ${threadReads} r where r.thread_id = ${threads.id} and r.user_id = ${account} and r.up_to >= ${threads.messages}))`

const isAwake = sql`(${threads.snoozedUntil} is null or ${threads.snoozedUntil} <= now())`
const inInbox = and(isNull(threads.archivedAt), isAwake)

const viewConditions = (scope: Scope): Record<InboxView, SQL | undefined> => ({
  all: inInbox,
  unread: and(inInbox, isUnread(scope)),
  unanswered: and(inInbox, eq(threads.lastKind, 'question')),
  snoozed: and(isNull(threads.archivedAt), sql`${threads.snoozedUntil} > now()`),
  archived: isNotNull(threads.archivedAt),
})

const selectSummaries = (db: Db, scope: Scope) =>
  db
    .select({
      thread: threads,
      event: { id: events.id, name: events.name },
      order: { id: orders.id, number: orders.number },
      assignee: { id: users.id, name: users.name },
      message: messages,
      by: { id: authors.id, name: authors.name },
      mail: mails.state,
      unread: sql<boolean>`coalesce(${isUnread(scope)}, false)`,
      snoozed: sql<boolean>`not ${isAwake}`,
    })
    .from(threads)
    .innerJoin(messages, and(eq(messages.threadId, threads.id), eq(messages.position, threads.messages)))
    .leftJoin(events, eq(events.id, threads.eventId))
    .leftJoin(orders, eq(orders.id, threads.orderId))
    .leftJoin(users, eq(users.id, threads.assigneeId))
    .leftJoin(authors, eq(authors.id, messages.authorId))
    .leftJoin(mails, eq(mails.id, messages.mailId))

const CursorPosition = z.tuple([Moment, z.string().regex(/^\w{1,100}$/)])

/**
 * The condition that a view of the inbox shows a thread. Unread ones are looked for after the moment at which the member
 * joined: as a value, since the planner does not know the result of a subquery and would rather read all threads.
 */
async function isShown(db: Db, scope: Scope, view: InboxView): Promise<SQL | undefined> {
  const shown = and(isInScope(scope, threads.teamId, threads.eventId), viewConditions(scope)[view])
  if (view !== 'unread') return shown
  const { team, account } = scope
  const [member] = await db
    .select({ joinedAt: members.joinedAt })
    .from(members)
    .where(and(eq(members.teamId, team), eq(members.userId, account)))
  return and(shown, member ? gte(threads.lastAt, member.joinedAt) : sql`false`)
}

/** The team's threads, those with the latest messages first: all of them, or a page of `limit`. */
export async function listThreads(db: Db, scope: Scope, filter: InboxFilter): Promise<Page<SummaryRow>> {
  const { limit, cursor } = filter
  const matching = and(
    await isShown(db, scope, filter.show),
    filter.assigned && eq(threads.assigneeId, scope.account),
    filter.event === undefined ? undefined : isAbout(filter.event),
    filter.order === undefined ? undefined : eq(threads.orderId, filter.order),
    hasWords(threads.searchText, filter.q),
  )
  const query = selectSummaries(db, scope)
    .where(and(matching, cursor === undefined ? undefined : afterCursor(cursor)))
    .orderBy(desc(threads.lastAt), desc(threads.id))
  const rows = await (limit === undefined ? query : query.limit(limit + 1))
  const total = limit === undefined ? rows.length : await countUpTo(db, threads, matching)
  return pageOf(rows, limit, total, ({ thread }) => cursorOf([thread.lastAt.toISOString(), thread.id]))
}

/** The threads of an event, and the one of its website, which it may share with other events. */
const isAbout = (event: string) =>
  or(
    eq(threads.eventId, event),
    sql`${threads.dedupeKey} = (select 'website:' || website_id from ${eventWebsites} where event_id = ${event})`,
  )

function afterCursor(cursor: string): SQL {
  const [at, id] = readCursor(cursor, CursorPosition)
  return sql`(${threads.lastAt}, ${threads.id}) < (${at}::timestamptz, ${id})`
}

/** @throws ProblemError `not-found`, also for a thread of another team */
export async function threadById(db: Db, scope: Scope, id: string) {
  const [found] = await selectSummaries(db, scope).where(
    and(eq(threads.id, id), isInScope(scope, threads.teamId, threads.eventId)),
  )
  if (!found) throw new ProblemError('not-found')
  return found
}

/** Threads of the team, in the order of `ids`. Ids of other teams' threads are omitted. */
export async function threadsByIds(db: Db, scope: Scope, ids: readonly string[]): Promise<SummaryRow[]> {
  const rows = await selectSummaries(db, scope).where(
    and(sql`${threads.id} = any(${sql.param(ids)}::text[])`, isInScope(scope, threads.teamId, threads.eventId)),
  )
  return inOrder(rows, ids, ({ thread }) => thread.id)
}

/** The latest `maxMessagesShown` messages of a thread, the oldest first. */
export async function messagesOf(db: Db, threadId: string) {
  const rows = await db
    .select({ message: messages, by: { id: users.id, name: users.name }, mail: mails.state })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.authorId))
    .leftJoin(mails, eq(mails.id, messages.mailId))
    .where(eq(messages.threadId, threadId))
    .orderBy(desc(messages.position))
    .limit(maxMessagesShown)
  return rows.reverse()
}

/** The number of threads that a view of the inbox shows, counted up to `maxUnreadShown + 1`. */
export async function countThreads(db: Db, scope: Scope, view: InboxView): Promise<number> {
  const capped = db
    .select({ one: sql`1` })
    .from(threads)
    .where(await isShown(db, scope, view))
    // by the index of time, which ends where the membership began
    .orderBy(desc(threads.lastAt))
    .limit(maxUnreadShown + 1)
    .as('capped')
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(capped)
  return counted?.total ?? 0
}

/** How often the member receives emails about each topic of the team's inbox. */
export async function mailFrequenciesOf(db: Db, { team, account }: Scope): Promise<Record<Topic, MailFrequency>> {
  const [chosen] = await db
    .select({ frequencies: mailFrequencies.frequencies })
    .from(mailFrequencies)
    .where(and(eq(mailFrequencies.teamId, team), eq(mailFrequencies.userId, account)))
  return { ...defaultMailFrequencies, ...chosen?.frequencies }
}

/**
 * How often a member of a team receives emails about each topic, and the name of the team.
 * @returns undefined for an account that is no member
 */
export async function subscriptionOf(
  db: Db,
  { team, account }: { team: string; account: string },
): Promise<{ teamName: string; frequencies: Record<Topic, MailFrequency> } | undefined> {
  const [member] = await db
    .select({ teamName: teams.name, frequencies: mailFrequencies.frequencies })
    .from(members)
    .innerJoin(teams, eq(teams.id, members.teamId))
    .leftJoin(
      mailFrequencies,
      and(eq(mailFrequencies.teamId, members.teamId), eq(mailFrequencies.userId, members.userId)),
    )
    .where(and(eq(members.teamId, team), eq(members.userId, account)))
  return member && { teamName: member.teamName, frequencies: { ...defaultMailFrequencies, ...member.frequencies } }
}
