import type { EventSort } from '@foyer/contract/events'
import { EventStatus } from '@foyer/contract/events'
import { Moment } from '@foyer/contract/moment'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../../lib/cursor.ts'
import { events } from '../../../schema/events.ts'

type Row = typeof events.$inferSelect

/** How a list is ordered, and how it goes on behind a row. The keys are unique, so no row is shown twice or left out. */
interface Order {
  by: SQL[]
  cursor: (last: Row) => string
  /** @throws Refused `validation` for a cursor of another order */
  after: (cursor: string) => SQL
}

/**
 * The order of a list. By date: an event whose date is still open counts as newest, then the newest created.
 * By name: as a reader of any language would look it up. By status: in the order of an event's life, newest first in each.
 */
export function orderOf(sort: EventSort, direction: 'asc' | 'desc' = sort === 'date' ? 'desc' : 'asc'): Order {
  const up = direction === 'asc'
  switch (sort) {
    case 'date':
      return byDate(up)
    case 'name':
      return byName(up)
    case 'status':
      return byStatus(up)
  }
}

const way = (up: boolean) => (up ? sql.raw('asc') : sql.raw('desc'))
const beyond = (up: boolean) => (up ? sql.raw('>') : sql.raw('<'))

function byDate(up: boolean): Order {
  const shape = z.tuple([z.literal(up ? 'date+' : 'date-'), z.boolean(), Moment, z.string()])
  return {
    by: [sql`${events.dateTba} ${way(up)}`, sql`${events.date} ${way(up)}`, sql`${events.id} ${way(up)}`],
    cursor: (last) => cursorOf([up ? 'date+' : 'date-', last.dateTba, last.date.toISOString(), last.id]),
    after: (cursor) => {
      const [, tba, date, id] = readCursor(cursor, shape)
      return sql`(${events.dateTba}, ${events.date}, ${events.id}) ${beyond(up)} (${tba}, ${date}::timestamptz, ${id})`
    },
  }
}

function byName(up: boolean): Order {
  const shape = z.tuple([z.literal(up ? 'name+' : 'name-'), z.string(), z.string()])
  const name = sql`${events.name} collate "und-x-icu"`
  return {
    by: [sql`${name} ${way(up)}`, sql`${events.id} ${way(up)}`],
    cursor: (last) => cursorOf([up ? 'name+' : 'name-', last.name, last.id]),
    after: (cursor) => {
      const [, lastName, id] = readCursor(cursor, shape)
      return sql`(${name}, ${events.id}) ${beyond(up)} (${lastName} collate "und-x-icu", ${id})`
    },
  }
}

function byStatus(up: boolean): Order {
  const shape = z.tuple([z.literal(up ? 'status+' : 'status-'), EventStatus, z.boolean(), Moment, z.string()])
  return {
    by: [
      sql`${events.status} ${way(up)}`,
      sql`${events.dateTba} desc`,
      sql`${events.date} desc`,
      sql`${events.id} desc`,
    ],
    cursor: (last) =>
      cursorOf([up ? 'status+' : 'status-', last.status, last.dateTba, last.date.toISOString(), last.id]),
    after: (cursor) => {
      const [, status, tba, date, id] = readCursor(cursor, shape)
      const older = sql`(${events.dateTba}, ${events.date}, ${events.id}) < (${tba}, ${date}::timestamptz, ${id})`
      const orEqual = sql.raw(up ? '>=' : '<=')
      return sql`${events.status} ${orEqual} ${status} and (${events.status} <> ${status} or ${older})`
    },
  }
}
