import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** Places a value of a statement's input into its text. A function that is used again is sent once. */
export type ValueOf<Input> = (of: (input: Input) => unknown) => SQL

interface Result<Row> {
  execute: { rows: Row[] }
  all: unknown
  values: unknown
}

/**
 * A statement whose text never changes, made once: to make the text of a large statement takes longer than to send it.
 * @param build the statement; all that differs from call to call is placed with `value`
 * @returns runs it
 */
export function fixedStatement<Input, Row extends Record<string, unknown>>(
  build: (value: ValueOf<Input>) => SQL,
): (db: Db, input: Input) => Promise<Row[]> {
  let made: { text: string; values: ((input: Input) => unknown)[] } | undefined
  return async (db, input) => {
    made ??= make(build)
    const query = { sql: made.text, params: made.values.map((of) => of(input)) }
    const { rows } = await db._.session.prepareQuery<Result<Row>>(query, undefined, undefined, false).execute()
    return rows
  }
}

function make<Input>(build: (value: ValueOf<Input>) => SQL) {
  const values: ((input: Input) => unknown)[] = []
  const value: ValueOf<Input> = (of) => {
    const known = values.indexOf(of)
    return sql.raw(`$${known >= 0 ? known + 1 : values.push(of)}`)
  }
  const { sql: text, params } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(build(value))
  if (params.length > 0) throw new Error('A fixed statement has no parameters but those placed with `value`')
  return { text, values }
}

/** Places a column of rows, as an array of a type of PostgreSQL: one parameter, however many rows. */
export const columnOf =
  <Input, Row>(value: ValueOf<Input>, rows: (input: Input) => readonly Row[]) =>
  (of: (row: Row) => unknown, type: string): SQL =>
    sql`${value((input) => rows(input).map((row) => of(row) ?? null))}::${sql.raw(type)}[]`

/** A part of a larger statement: a text that never changes, and its input. */
export interface StatementPart {
  build: (value: ValueOf<unknown>) => SQL
  input: unknown
}

/** @param build the same function for each call */
export const partOf = <Input>(build: (value: ValueOf<Input>) => SQL, input: Input): StatementPart => ({
  // `as`: a part is built for its own input only
  build: build as StatementPart['build'],
  input,
})

/** For a statement that is made for one call: places the values themselves. */
export const valuesOf =
  <Input>(input: Input): ValueOf<Input> =>
  (of) =>
    sql`${sql.param(of(input))}`
