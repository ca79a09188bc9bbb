import type { search } from '@foyer/contract/routes/search'
import type { ServerHandlers } from '../../http/context.ts'
import { presentEvent } from '../events/presenter.ts'
import { eventsByIds } from '../events/queries.ts'
import { presentSummary as presentThread } from '../inbox/presenter.ts'
import { threadsByIds } from '../inbox/queries.ts'
import { presentSummary as presentOrder } from '../orders/presenter.ts'
import { orderSummariesByIds } from '../orders/queries/summaries.ts'
import { presentMember } from '../teams/presenter.ts'
import { membersByIds } from '../teams/queries.ts'
import { find } from './queries.ts'

export const searchHandlers: ServerHandlers<typeof search> = {
  find: async ({ db, scope, query }) => {
    const { found, similar } = await find(db, scope, query)
    const { events, orders, threads, members } = found
    const list = async <Row, Item>(
      kind: { ids: string[]; count: number },
      read: (ids: string[]) => Promise<Row[]>,
      present: (row: Row) => Item,
    ) => ({ items: kind.ids.length > 0 ? (await read(kind.ids)).map(present) : [], count: kind.count })
    return {
      events: await list(events ?? { ids: [], count: 0 }, (ids) => eventsByIds(db, scope, ids), presentEvent),
      ...(orders && { orders: await list(orders, (ids) => orderSummariesByIds(db, scope, ids), presentOrder) }),
      ...(threads && { threads: await list(threads, (ids) => threadsByIds(db, scope, ids), presentThread) }),
      ...(members && { members: await list(members, (ids) => membersByIds(db, scope, ids), presentMember) }),
      similar,
    }
  },
}
