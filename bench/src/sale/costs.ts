import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inDatabase } from '../database.ts'
import type { RunningServer } from '../foyer.ts'
import { processorSeconds, processorSecondsOfEventLoop, processorSecondsOfTree } from './processor-time.ts'

export type Costs = Awaited<ReturnType<typeof costsOf>>

/** The processor time that a server and its PostgreSQL have used so far, and the rows and bytes written. */
export async function costsOf(foyer: RunningServer, dataDir: string) {
  const counters = await inDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ wal: string; rows: string; transactions: string }>(`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, tup_inserted + tup_updated as rows,
        xact_commit as transactions
      from pg_stat_database where datname = current_database()`)
    return rows[0]
  })
  return {
    serverSeconds: processorSeconds(foyer.process.pid ?? 0),
    eventLoopSeconds: processorSecondsOfEventLoop(foyer.process.pid ?? 0),
    databaseSeconds: processorSecondsOfTree(postmasterOf(dataDir)),
    wal: Number(counters?.wal),
    rows: Number(counters?.rows),
    transactions: Number(counters?.transactions),
  }
}

/** The first process of the embedded PostgreSQL. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
