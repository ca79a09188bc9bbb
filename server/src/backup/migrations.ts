import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { migrationsFolder } from '../lib/migrations.ts'
import { migrationsTable } from './catalog.ts'
import { BackupError } from './failure.ts'
import type { Manifest } from './manifest.ts'

type MigrationFile = ReturnType<typeof readMigrationFiles>[number]

/**
 * The migrations that lead to the schema of an archive.
 * @throws BackupError when the archive is of a newer Foyer
 */
export function migrationsUpTo({ migrations }: Pick<Manifest, 'migrations'>): MigrationFile[] {
  const files = readMigrationFiles({ migrationsFolder })
  const applied = files.slice(0, migrations.length)
  const isSame =
    migrations.length <= files.length && migrations.every((each, at) => each.createdAt === applied[at]?.folderMillis)
  if (!isSame) throw new BackupError('The backup is of a newer Foyer than this one. Update Foyer first, then restore.')
  return applied
}

/** Applies migrations to a database without tables, and records them as drizzle does. */
export async function applyMigrations(client: Client, files: readonly MigrationFile[]): Promise<void> {
  await client.query(
    `create table public.${migrationsTable} (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql, hash, folderMillis } of files) {
    for (const statement of sql) await client.query(statement)
    await client.query(`insert into public.${migrationsTable} (hash, created_at) values ($1, $2)`, [hash, folderMillis])
  }
}
