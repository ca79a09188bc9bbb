import type { Client } from 'pg'
import type { Migration, Sequence } from './manifest.ts'

/** Quotes the name of a table, column or constraint. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The table in which each applied migration has a row. */
export const migrationsTable = 'migrations'

const notOfExtension = (catalog: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`

/**
 * Foyer's tables with their columns, without generated ones. Not among them: the migrations, which the restore applies,
 * and the schedule of tasks in a schema of its own, which every start creates.
 */
export async function tablesOf(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select o.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = o.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class o where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p')
      and not o.relispartition and o.relname <> '${migrationsTable}' and ${notOfExtension('pg_class')} order by o.relname`)
  return rows
}

/** The sequences of Foyer's tables with their state. */
export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select o.relname as name from pg_class o where o.relnamespace = 'public'::regnamespace and o.relkind = 'S'
      and o.relname <> '${migrationsTable}_id_seq' and ${notOfExtension('pg_class')} order by o.relname`)
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from public.${quoted(name)}`,
    )
    for (const row of state.rows) sequences.push({ name, lastValue: row.last_value, isCalled: row.is_called })
  }
  return sequences
}

/** The applied migrations, oldest first. */
export async function migrationsOf(client: Client): Promise<Migration[]> {
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    `select hash, created_at from public.${migrationsTable} order by created_at`,
  )
  return rows.map(({ hash, created_at }) => ({ hash, createdAt: Number(created_at) }))
}

/** Whether the database has a table of this name. */
export async function hasTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select 1 where to_regclass($1) is not null', [`public.${quoted(name)}`])
  return rows.length > 0
}

/** The foreign keys between the tables, with their definitions. */
export async function foreignKeysOf(client: Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.conparentid = 0 order by 1, 2`)
  return rows
}

/** The statements that remove everything that migrations create, and the schedule of tasks. */
export async function dropStatements(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table if exists public.%I cascade', o.relname) as statement from pg_class o
      where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p') and ${notOfExtension('pg_class')}
    union all select format('drop sequence if exists public.%I cascade', o.relname) from pg_class o
      where o.relnamespace = 'public'::regnamespace and o.relkind = 'S' and ${notOfExtension('pg_class')}
    union all select format('drop type if exists public.%I cascade', o.typname) from pg_type o
      where o.typnamespace = 'public'::regnamespace and o.typtype = 'e' and ${notOfExtension('pg_type')}
    union all select format('drop routine if exists %s cascade', o.oid::regprocedure) from pg_proc o
      where o.pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc')}`)
  return [...rows.map(({ statement }) => statement), 'drop schema if exists jobs cascade']
}
