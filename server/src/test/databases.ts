import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The database that holds the schema and no rows. */
export const templateName = 'foyer_template'

/** The address of another database on the same server. */
export function onDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Runs a statement on the server's own database, such as `create database`. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: onDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A fresh database, copied from the template. @returns its address and how to drop it */
export async function freshDatabase(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // without this, PostgreSQL writes each page of the template to its log, which no test needs
  await administer(url, `create database ${name} template ${templateName} strategy file_copy`)
  return { url: onDatabase(url, name), drop: () => drop(url, name) }
}

/**
 * Drops a database and ends its connections. An autovacuum worker belongs to a superuser, so the role of the tests may
 * not end it by force; PostgreSQL ends it when the database is dropped without force.
 */
async function drop(url: string, name: string): Promise<void> {
  await administer(url, `drop database ${name} with (force)`).catch(async (error: unknown) => {
    const isDenied = error instanceof pg.DatabaseError && error.code === '42501'
    if (!isDenied) throw error
    await administer(url, `drop database ${name}`)
  })
}
