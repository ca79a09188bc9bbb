import type { Permission } from '@foyer/contract/access'
import { mayDo } from '@foyer/contract/access'
import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import { searchTermsOf, searchTextOf } from '@foyer/contract/search-text'
import { presentEvent } from '../events/event.ts'
import { byAge, searchTextOfEvent } from '../events/find.ts'
import { searchTextOfThread } from '../inbox/find.ts'
import { presentThreadSummary } from '../inbox/thread.ts'
import { searchTextOfOrder } from '../orders/find.ts'
import { presentOrderSummary } from '../orders/order.ts'
import type { Searched } from '../search/find.ts'
import { cut, withSimilarWords, withWords } from '../search/find.ts'
import type { Scope } from '../store.ts'

export const searchHandlers: Handlers<(typeof routes)['search'], Scope> = {
  find: ({ query: { q, limit }, ...scope }) => {
    const terms = searchTermsOf(q)
    if (terms.length === 0) return { ...results(scope, limit, () => []), similar: false }
    const found = results(scope, limit, (rows) => withWords(rows, terms))
    if (counts(found).some(Boolean)) return { ...found, similar: false }
    const similar = results(scope, limit, (rows) => withSimilarWords(rows, terms))
    return { ...similar, similar: counts(similar).some(Boolean) }
  },
}

type Find = <Row>(rows: readonly Searched<Row>[]) => Row[]

function results({ store, team, role }: Scope, limit: number, find: Find) {
  const ofTeam = <Row extends { team: string }>(rows: readonly Row[]) => rows.filter((row) => row.team === team)
  const may = (permission: Permission) => mayDo(role, permission)
  const events = ofTeam(store.events).toSorted((a, b) => byAge(b, a))
  const orders = ofTeam(store.orders).toReversed()
  const threads = ofTeam(store.threads).toSorted((a, b) => b.at.localeCompare(a.at))
  const members = (store.members[team] ?? []).map(({ events: _, ...member }) => member)
  const list = <Row, Item>(rows: readonly Row[], textOf: (row: Row) => string, present: (row: Row) => Item) =>
    cut(find(rows.map((row) => ({ row, text: textOf(row) }))), limit, present)
  return {
    events: list(events, searchTextOfEvent, (event) => presentEvent(store, event)),
    ...(may('orders:read') && {
      orders: list(orders, searchTextOfOrder, (order) => presentOrderSummary(store, order)),
    }),
    ...(may('inbox:read') && {
      threads: list(
        threads,
        (thread) => searchTextOfThread(store, thread),
        (thread) => presentThreadSummary(store, thread),
      ),
    }),
    ...(may('team:read') && {
      members: list(
        members,
        ({ name, email }) => searchTextOf(name, email),
        (member) => member,
      ),
    }),
  }
}

const counts = (found: ReturnType<typeof results>): number[] => Object.values(found).map(({ count }) => count)
