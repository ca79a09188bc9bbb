import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'

/** A copy of all rows of a database. */
export interface Snapshot {
  /** The tables whose rows differ from the copy. */
  changed(): Promise<string[]>
  /** Restores every row, so that the next request meets the same database. */
  restore(): Promise<void>
}

/** Copies every row of every table into another schema of the same database. */
export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const tables = await namesIn(db, `select tablename as name from pg_tables where schemaname = 'public'`)
  await run(db, ['create schema as_it_was', ...tables.map(copyOf), ...(await namesIn(db, deferrable))])
  const changed = () => namesIn(db, tables.map(difference).join(' union all '))
  const backAgain = [
    'set constraints all deferred',
    'set local synchronous_commit = off',
    ...tables.map((table) => `delete from public.${table}`),
    ...tables.map((table) => `insert into public.${table} table as_it_was.${table}`),
  ]
  return { changed, restore: () => db.transaction((tx) => run(tx, backAgain)) }
}

async function namesIn(db: Db, query: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql.raw(query))
  return rows.map(({ name }) => name)
}

const run = async (db: Db, statements: string[]) => void (await db.execute(sql.raw(statements.join(';'))))

const copyOf = (table: string) => `create table as_it_was.${table} as table public.${table}`

// rows are restored in any order, so foreign keys are checked after the last one
const deferrable = `
  select format('alter table %s alter constraint %I deferrable', conrelid::regclass, conname) as name
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

// compares text, because some types (json) have no comparison
function difference(table: string): string {
  const now = `select row::text from public.${table} row`
  const then = `select row::text from as_it_was.${table} row`
  return `(select '${table}' as name where exists ((${now} except all ${then}) union all (${then} except all ${now})))`
}
