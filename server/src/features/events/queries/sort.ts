import type { EventSort } from '@foyer/contract/events'
import { EventStatus } from '@foyer/contract/events'
import { Moment } from '@foyer/contract/moment'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../../lib/cursor.ts'
import { events } from '../../../schema/events.ts'

type Row = typeof events.$inferSelect

/** An order of a list, and its cursors. The sort keys are unique, so no page repeats or skips a row. */
interface ListOrder {
  by: SQL[]
  /** The cursor of the page after this row. */
  cursor: (last: Row) => string
  /** The condition that a row comes after the cursor. @throws ProblemError `validation` for a cursor of another order */
  after: (cursor: string) => SQL
}

/**
 * The order of a list of events.
 * - By date: events without a date count as the newest; among them the newest created.
 * - By name: by the language-independent collation of Unicode, which sorts `É` with `E`.
 * - By status: draft, on sale, closed; the newest first within each.
 * @param direction by default descending for dates, ascending otherwise
 */
export function orderOf(sort: EventSort, direction: 'asc' | 'desc' = sort === 'date' ? 'desc' : 'asc'): ListOrder {
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

const directionOf = (up: boolean) => (up ? sql.raw('asc') : sql.raw('desc'))
const comparisonOf = (up: boolean) => (up ? sql.raw('>') : sql.raw('<'))

function byDate(up: boolean): ListOrder {
  const shape = z.tuple([z.literal(up ? 'date+' : 'date-'), z.boolean(), Moment, z.string()])
  return {
    by: [
      sql`${events.dateTba} ${directionOf(up)}`,
      sql`${events.date} ${directionOf(up)}`,
      sql`${events.id} ${directionOf(up)}`,
    ],
    cursor: (last) => cursorOf([up ? 'date+' : 'date-', last.dateTba, last.date.toISOString(), last.id]),
    after: (cursor) => {
      const [, tba, date, id] = readCursor(cursor, shape)
      return sql`(${events.dateTba}, ${events.date}, ${events.id}) ${comparisonOf(up)} (${tba}, ${date}::timestamptz, ${id})`
    },
  }
}

function byName(up: boolean): ListOrder {
  const shape = z.tuple([z.literal(up ? 'name+' : 'name-'), z.string(), z.string()])
  const name = sql`${events.name} collate "und-x-icu"`
  return {
    by: [sql`${name} ${directionOf(up)}`, sql`${events.id} ${directionOf(up)}`],
    cursor: (last) => cursorOf([up ? 'name+' : 'name-', last.name, last.id]),
    after: (cursor) => {
      const [, lastName, id] = readCursor(cursor, shape)
      return sql`(${name}, ${events.id}) ${comparisonOf(up)} (${lastName} collate "und-x-icu", ${id})`
    },
  }
}

function byStatus(up: boolean): ListOrder {
  const shape = z.tuple([z.literal(up ? 'status+' : 'status-'), EventStatus, z.boolean(), Moment, z.string()])
  return {
    by: [
      sql`${events.status} ${directionOf(up)}`,
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
