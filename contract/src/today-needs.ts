// No schemas here: the web app and the mock use these rules without zod.

import type { Role } from './access.ts'
import { mayDo } from './access.ts'
import { msPerDay } from './durations.ts'
import type { Event } from './events.ts'
import type { TodayNeed } from './today.ts'
import type { TodayNeedKind } from './today-kinds.ts'
import { todayNeedKinds } from './today-kinds.ts'

/** How many events are looked at: the soonest with a date, and as many of the newest without one. */
export const maxEventsWatchedToday = 100

type OrdersOfNeed = Pick<TodayNeed, 'order' | 'others'>

interface Situation {
  /** The events that are not over, the soonest first. */
  events: readonly Event[]
  /** The ids of events that have a ticket type. */
  withTickets: ReadonlySet<string>
  hasImprint: boolean
  sendsMail: boolean
  /** The orders whose buyers are owed a refund to their card that has failed. */
  failedRefunds?: OrdersOfNeed | undefined
  /** The orders whose follow-up date has come. */
  followUps?: OrdersOfNeed | undefined
  role: Role
}

/** Lists the things that need the attention of a member, without those that the role cannot change. */
export function needsOf({ events, withTickets, hasImprint, sendsMail, role, ...orders }: Situation): TodayNeed[] {
  const drafts = mayDo(role, 'events:write') ? events.filter(({ status }) => status === 'test') : []
  const mayAddImprint = mayDo(role, 'team:write') && events.some(({ status }) => status !== 'Closed')
  const of = {
    'website-down': about(events.filter(({ siteState }) => siteState === 'website-down')),
    'refund-failed': mayDo(role, 'orders:refund') ? orders.failedRefunds : undefined,
    'page-unreadable': about(events.filter(({ siteState }) => siteState === 'notion-trouble')),
    'follow-up-due': mayDo(role, 'orders:write') ? orders.followUps : undefined,
    'no-mail-server': sendsMail ? undefined : { others: 0 },
    'imprint-missing': mayAddImprint && !hasImprint ? { others: 0 } : undefined,
    'draft-incomplete': about(drafts.filter(({ id, dateTba }) => dateTba || !withTickets.has(id))),
  } satisfies Record<TodayNeedKind, Omit<TodayNeed, 'kind'> | undefined>
  return todayNeedKinds.flatMap((kind) => (of[kind] ? [{ kind, ...of[kind] }] : []))
}

function about([first, ...others]: readonly Event[]): Omit<TodayNeed, 'kind'> | undefined {
  return first && { event: { id: first.id, name: first.name }, others: others.length }
}

/** An event that began longer ago, such as an exhibition, is not the next one. */
const maxDaysRunning = 7

/**
 * The event that comes next, or is taking place. One whose sale is closed takes place only if it has sold tickets.
 * @param events those that are not over, the soonest first
 */
export const nextOf = (events: readonly Event[], now: Date): Event | undefined =>
  events.find(
    ({ date, dateTba, status, ticketsSold }) =>
      !dateTba &&
      Date.parse(date) > now.getTime() - maxDaysRunning * msPerDay &&
      (status !== 'Closed' || !ticketsSold.startsWith('0/')),
  )
