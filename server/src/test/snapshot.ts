import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'

/** A copy of all rows of a database. */
export interface Snapshot {
  /** The tables whose rows differ from the copy. */
  changed(): Promise<string[]>
  /** Restores every row, so that the next request meets the same database. */
  restore(): Promise<void>
}

/**
 * Copies every row of every table into another schema of the same database. A trigger on each table notes each
 * statement that writes to it, so only the tables written to are compared and restored.
 */
export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const tables = await namesIn(db, `select tablename as name from pg_tables where schemaname = 'public'`)
  await run(db, ['create schema as_it_was', ...tables.map(copyOf)])
  await run(db, [...notes, ...tables.map(noteWritesTo), restoreWritten])
  return {
    changed: async () => {
      const written = await namesIn(db, 'select distinct name from as_it_was.written')
      return written.length === 0 ? [] : namesIn(db, written.map(difference).join(' union all '))
    },
    restore: async () => {
      const [written] = await namesIn(db, 'select name from as_it_was.written limit 1')
      if (written !== undefined) await run(db, [...asCopied, 'select as_it_was.restore_written()'])
    },
  }
}

// Triggers and foreign keys do nothing while rows are restored: other tables are restored by themselves, in any order.
const asCopied = ['set local synchronous_commit = off', `set local session_replication_role = 'replica'`]

async function namesIn(db: Db, query: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql.raw(query))
  return rows.map(({ name }) => name)
}

const run = async (db: Db, statements: string[]) => void (await db.execute(sql.raw(statements.join(';'))))

const copyOf = (table: string) => `create table as_it_was.${table} as table public.${table}`

const notes = [
  'create table as_it_was.written (name text)',
  `create function as_it_was.note_write() returns trigger language plpgsql as $$
    begin insert into as_it_was.written values (quote_ident(tg_table_name)); return null; end $$`,
]

const noteWritesTo = (table: string) => `
  create trigger note_write after insert or update or delete or truncate on public.${table}
  for each statement execute function as_it_was.note_write()`

const restoreWritten = `
  create function as_it_was.restore_written() returns void language plpgsql as $$
    declare
      name text;
    begin
      for name in select distinct written.name from as_it_was.written loop
        execute format(
          'delete from public.%1$s now where now::text not in (select was::text from as_it_was.%1$s was)', name);
        execute format(
          'insert into public.%1$s (%2$s)
           select %2$s from as_it_was.%1$s was where was::text not in (select now::text from public.%1$s now)', name,
          (select string_agg(quote_ident(attname), ', ') from pg_attribute
           where attrelid = ('public.' || name)::regclass and attnum > 0 and not attisdropped and attgenerated = ''));
      end loop;
      delete from as_it_was.written;
    end $$`

// compares text, because some types (json) have no comparison
function difference(table: string): string {
  const now = `select row::text from public.${table} row`
  const then = `select row::text from as_it_was.${table} row`
  return `(select '${table}' as name where exists ((${now} except all ${then}) union all (${then} except all ${now})))`
}
