import type { Event } from '@foyer/contract/events'
import type { ThreadSummary } from '@foyer/contract/inbox'
import type { OrderSummary } from '@foyer/contract/orders'
import type { SearchResult } from '@foyer/contract/search'
import type { Member } from '@foyer/contract/teams'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { displayZoneOf } from '../../lib/event/place.ts'
import { useFormat } from '../../lib/format.ts'
import { useThreadWords } from '../../lib/inbox/use-thread-words.ts'
import { usePaths, withQuery } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import type { GroupName } from './groups.ts'
import { groupNames } from './groups.ts'

/** A result, as a line of text that leads to its page. */
export interface ResultRow {
  id: string
  title: string
  detail: string
  href: string
}

/** The results of a kind, with the number of matches. */
export interface ResultGroup {
  name: GroupName
  rows: ResultRow[]
  count: number
}

/** Returns a function that turns the results of a search into rows, those kinds without any omitted. */
export function useResultRows(): (result: SearchResult) => ResultGroup[] {
  const t = useTranslations('common')
  const paths = usePaths()
  const format = useFormat()
  const words = useThreadWords()
  const { data: me } = useQuery(session())
  const team = useTeam(me)
  const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ')
  const rowOf = {
    events: (event: Event) => ({
      id: event.id,
      title: event.name,
      detail: joined(event.dateTba ? t('dateOpen') : format.dateTime(event.date, displayZoneOf(event)), event.location),
      href: paths.event(event.id),
    }),
    orders: ({ id, number, name, email, event, totalCents, currency }: OrderSummary) => ({
      id,
      title: joined(number, name),
      detail: joined(event.name, email, format.money(totalCents, currency)),
      href: paths.order(id),
    }),
    threads: (thread: ThreadSummary) => ({
      id: thread.id,
      title: words.title(thread),
      detail: joined(thread.event?.name, words.excerpt(thread.last)),
      href: withQuery(paths.inbox(), { ...(thread.archived && { show: 'archived' }), thread: thread.id }),
    }),
    members: ({ id, name, email }: Member) => ({ id, title: name, detail: email, href: paths.team(team?.id ?? '') }),
  }
  return (result) => {
    const groupOf = <Item>(
      name: GroupName,
      found: { items: Item[]; count: number } | undefined,
      row: (item: Item) => ResultRow,
    ) => found && { name, rows: found.items.map(row), count: found.count }
    const groups = {
      events: groupOf('events', result.events, rowOf.events),
      orders: groupOf('orders', result.orders, rowOf.orders),
      threads: groupOf('threads', result.threads, rowOf.threads),
      members: groupOf('members', result.members, rowOf.members),
    }
    return groupNames.flatMap((name) => (groups[name]?.rows.length ? [groups[name]] : []))
  }
}
