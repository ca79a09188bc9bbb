import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Runs statements in the embedded database of a running server. */
export async function inDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim()
  const port = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3]
  const client = new pg.Client({ connectionString: `postgres://foyer:${password}@127.0.0.1:${port}/foyer` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
