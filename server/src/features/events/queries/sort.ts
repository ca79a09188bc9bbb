import type { EventSort } from '@foyer/contract/events'
import { EventStatus } from '@foyer/contract/events'
import { Moment } from '@foyer/contract/moment'
import type { SQL } from 'drizzle-orm'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../../lib/cursor.ts'
import { events } from '../../../schema/events.ts'
import { isAhead, isPast, isRowAhead } from './ahead.ts'

type Row = typeof events.$inferSelect

/** A part of a list: its condition, and its order, which an index has. */
interface ListPart {
  where: SQL | undefined
  by: SQL[]
}

/** An order of a list, and its cursors. The sort keys are unique, so no page repeats or skips a row. */
interface ListOrder {
  /** The list after the cursor, or the whole list: one part after the other. */
  parts: readonly ListPart[]
  /** The cursor of the page after this row. */
  cursor: (last: Row) => string
}

/**
 * The order of a list of events, after a cursor.
 * - By date: events without a date count as the newest; among them the newest created.
 * - Next first: events that are not over, the soonest first; then those without a date, the newest first; then those that
 *   are over, the latest first. It has no direction.
 * - By name: by the language-independent collation of Unicode, which sorts `É` with `E`.
 * - By status: draft, on sale, closed; the newest first within each.
 * @param direction by default descending for dates, ascending otherwise
 * @throws ProblemError `validation` for a cursor of another order
 */
export function orderOf(
  sort: EventSort,
  direction: 'asc' | 'desc' = sort === 'date' ? 'desc' : 'asc',
  cursor?: string,
): ListOrder {
  const up = direction === 'asc'
  switch (sort) {
    case 'date':
      return byDate(up, cursor)
    case 'next':
      return nextFirst(cursor)
    case 'name':
      return byName(up, cursor)
    case 'status':
      return byStatus(up, cursor)
  }
}

const directionOf = (up: boolean) => (up ? sql.raw('asc') : sql.raw('desc'))
const comparisonOf = (up: boolean) => (up ? sql.raw('>') : sql.raw('<'))

function byDate(up: boolean, cursor: string | undefined): ListOrder {
  const shape = z.tuple([z.literal(up ? 'date+' : 'date-'), z.boolean(), Moment, z.string()])
  const after = (given: string) => {
    const [, tba, date, id] = readCursor(given, shape)
    return sql`(${events.dateTba}, ${events.date}, ${events.id}) ${comparisonOf(up)} (${tba}, ${date}::timestamptz, ${id})`
  }
  const by = [
    sql`${events.dateTba} ${directionOf(up)}`,
    sql`${events.date} ${directionOf(up)}`,
    sql`${events.id} ${directionOf(up)}`,
  ]
  return {
    parts: [{ where: cursor === undefined ? undefined : after(cursor), by }],
    cursor: (last) => cursorOf([up ? 'date+' : 'date-', last.dateTba, last.date.toISOString(), last.id]),
  }
}

/** The parts of a list with the next event first, in order. */
const nextParts = [
  { of: isAhead, up: true },
  { of: () => eq(events.dateTba, true), up: false },
  { of: isPast, up: false },
]

/** The cursor holds the time of the first page, so that no event changes its part between pages. */
function nextFirst(cursor: string | undefined): ListOrder {
  const shape = z.tuple([z.literal('next'), Moment, z.int().min(0).max(2), Moment, z.string()])
  const [, time, first, date, id] = cursor === undefined ? [] : readCursor(cursor, shape)
  const now = time === undefined ? new Date() : new Date(time)
  const at = sql`${now.toISOString()}::timestamptz`
  const partOf = (row: Row) => {
    if (row.dateTba) return 1
    return isRowAhead(row, now) ? 0 : 2
  }
  return {
    parts: nextParts
      .map(({ of, up }, part) => ({
        where: and(
          of(at),
          part === first
            ? sql`(${events.date}, ${events.id}) ${comparisonOf(up)} (${date}::timestamptz, ${id})`
            : undefined,
        ),
        by: [sql`${events.date} ${directionOf(up)}`, sql`${events.id} ${directionOf(up)}`],
      }))
      .slice(first),
    cursor: (last) => cursorOf(['next', now.toISOString(), partOf(last), last.date.toISOString(), last.id]),
  }
}

function byName(up: boolean, cursor: string | undefined): ListOrder {
  const shape = z.tuple([z.literal(up ? 'name+' : 'name-'), z.string(), z.string()])
  const name = sql`${events.name} collate "und-x-icu"`
  const after = (given: string) => {
    const [, lastName, id] = readCursor(given, shape)
    return sql`(${name}, ${events.id}) ${comparisonOf(up)} (${lastName} collate "und-x-icu", ${id})`
  }
  return {
    parts: [
      {
        where: cursor === undefined ? undefined : after(cursor),
        by: [sql`${name} ${directionOf(up)}`, sql`${events.id} ${directionOf(up)}`],
      },
    ],
    cursor: (last) => cursorOf([up ? 'name+' : 'name-', last.name, last.id]),
  }
}

function byStatus(up: boolean, cursor: string | undefined): ListOrder {
  const shape = z.tuple([z.literal(up ? 'status+' : 'status-'), EventStatus, z.boolean(), Moment, z.string()])
  const after = (given: string) => {
    const [, status, tba, date, id] = readCursor(given, shape)
    const older = sql`(${events.dateTba}, ${events.date}, ${events.id}) < (${tba}, ${date}::timestamptz, ${id})`
    const orEqual = sql.raw(up ? '>=' : '<=')
    return sql`${events.status} ${orEqual} ${status} and (${events.status} <> ${status} or ${older})`
  }
  const by = [
    sql`${events.status} ${directionOf(up)}`,
    sql`${events.dateTba} desc`,
    sql`${events.date} desc`,
    sql`${events.id} desc`,
  ]
  return {
    parts: [{ where: cursor === undefined ? undefined : after(cursor), by }],
    cursor: (last) =>
      cursorOf([up ? 'status+' : 'status-', last.status, last.dateTba, last.date.toISOString(), last.id]),
  }
}
