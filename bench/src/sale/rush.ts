import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { inDatabase } from '../database.ts'
import type { RunningServer } from '../foyer.ts'
import type { BuyersReport, BuyersSettings } from './buyers.ts'
import { processorSeconds, processorSecondsOfEventLoop, processorSecondsOfTree } from './processor-time.ts'

const buyers = fileURLToPath(new URL('./buyers.ts', import.meta.url))

/** The result of a rush on one ticket type, and its cost. */
export interface Rush extends BuyersReport {
  ordersPerSecond: number
  /** Processor time for each order, in microseconds. */
  serverMicros: number
  /** Of it, that of the event loop's thread: others draw documents and collect garbage. */
  eventLoopMicros: number
  databaseMicros: number
  /** The work of PostgreSQL for each order. */
  walBytes: number
  rowsWritten: number
  transactions: number
}

type Settings = Pick<BuyersSettings, 'requests' | 'connections' | 'seconds'>

const warmUpSeconds = 2

/** Lets buyers order from a server for some seconds, and counts what it costs. */
export async function rush(
  foyer: RunningServer,
  dataDir: string,
  { slug, types: [ticketTypeId = ''] }: EventOnSale,
  settings: Settings,
): Promise<Rush> {
  const given: BuyersSettings = { ...settings, url: foyer.url, slug, ticketTypeId, warmUpSeconds }
  const report = runBuyers(given)
  await setTimeout(warmUpSeconds * 1000)
  const before = await costs(foyer, dataDir)
  await setTimeout(settings.seconds * 1000)
  const after = await costs(foyer, dataDir)
  const done = await report
  const perOrder = (of: (each: Costs) => number) => (of(after) - of(before)) / done.orders
  return {
    ...done,
    ordersPerSecond: done.orders / settings.seconds,
    serverMicros: perOrder(({ serverSeconds }) => serverSeconds) * 1e6,
    eventLoopMicros: perOrder(({ eventLoopSeconds }) => eventLoopSeconds) * 1e6,
    databaseMicros: perOrder(({ databaseSeconds }) => databaseSeconds) * 1e6,
    walBytes: perOrder(({ wal }) => wal),
    rowsWritten: perOrder(({ rows }) => rows),
    transactions: perOrder(({ transactions }) => transactions),
  }
}

/** Runs buyers in a process of their own. */
export async function runBuyers(settings: BuyersSettings): Promise<BuyersReport> {
  const child = spawn(process.execPath, ['--import', 'tsx', buyers, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (text: Buffer) => {
    printed += text.toString()
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The buyers ended with code ${code}.`)
  return JSON.parse(printed) as BuyersReport
}

type Costs = Awaited<ReturnType<typeof costs>>

async function costs(foyer: RunningServer, dataDir: string) {
  const counters = await inDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ wal: string; rows: string; transactions: string }>(`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, tup_inserted + tup_updated as rows,
        xact_commit as transactions
      from pg_stat_database where datname = current_database()`)
    return rows[0]
  })
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  return {
    serverSeconds: processorSeconds(foyer.process.pid ?? 0),
    eventLoopSeconds: processorSecondsOfEventLoop(foyer.process.pid ?? 0),
    databaseSeconds: processorSecondsOfTree(postmaster),
    wal: Number(counters?.wal),
    rows: Number(counters?.rows),
    transactions: Number(counters?.transactions),
  }
}
