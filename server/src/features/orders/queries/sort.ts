import { Moment } from '@foyer/contract/moment'
import type { OrderFilter } from '@foyer/contract/order-filter'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../../lib/cursor.ts'
import { orders } from '../../../schema/orders.ts'

type Row = Pick<typeof orders.$inferSelect, 'id' | 'reservedAt' | 'totalCents'>

/** An order of a list, and its cursors. The sort keys are unique, so no page repeats or skips a row. */
interface ListOrder {
  by: SQL[]
  /** The cursor of the page after this row. */
  cursor: (last: Row) => string
  /** The condition that a row comes after the cursor. @throws ProblemError `validation` for a cursor of another order */
  after: (cursor: string) => SQL
}

export type Sorting = Pick<OrderFilter, 'sort' | 'order'>

const id = z.string().regex(/^\w{1,100}$/)

/** The order of a list of orders: by the time of the reservation or by the total, descending unless said otherwise. */
export function sortOf({ sort = 'ordered', order = 'desc' }: Sorting): ListOrder {
  const name = `${sort} ${order}`
  const direction = sql.raw(order)
  const beyond = sql.raw(order === 'asc' ? '>' : '<')
  if (sort === 'total')
    return {
      by: [sql`${orders.totalCents} ${direction}`, sql`${orders.id} ${direction}`],
      cursor: (last) => cursorOf([name, last.totalCents, last.id]),
      after: (cursor) => {
        const [, cents, lastId] = readCursor(cursor, z.tuple([z.literal(name), z.int32(), id]))
        return sql`(${orders.totalCents}, ${orders.id}) ${beyond} (${cents}, ${lastId})`
      },
    }
  return {
    by: [sql`${orders.reservedAt} ${direction}`, sql`${orders.id} ${direction}`],
    cursor: (last) => cursorOf([name, last.reservedAt.toISOString(), last.id]),
    after: (cursor) => {
      const [, at, lastId] = readCursor(cursor, z.tuple([z.literal(name), Moment, id]))
      return sql`(${orders.reservedAt}, ${orders.id}) ${beyond} (${at}::timestamptz, ${lastId})`
    },
  }
}
