import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The connection string of a running server's embedded database. */
export function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim()
  const port = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://foyer:${password}@127.0.0.1:${port}/foyer`
}

/** The environment of another process on the embedded database of a running server, with the same secret key. */
export const environmentOfSecond = (dataDir: string) => ({
  DATABASE_URL: databaseUrl(dataDir),
  SECRET_KEY: readFileSync(join(dataDir, 'secret.key'), 'utf8').trim(),
})

/** Runs statements in a running server's embedded database, on a connection that is closed afterwards. */
export async function inDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
