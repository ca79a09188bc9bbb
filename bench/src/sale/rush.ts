import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { EventOnSale } from '@foyer/server/test/scenario'
import type { RunningServer } from '../foyer.ts'
import type { BuyersReport, BuyersSettings } from './buyers.ts'
import type { Costs } from './costs.ts'
import { costsOf } from './costs.ts'

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

export type RushSettings = Pick<BuyersSettings, 'requests' | 'connections' | 'seconds'>

/** Lets buyers order from a server for some seconds, and counts what it costs. */
export async function rush(
  foyer: RunningServer,
  dataDir: string,
  sale: SoldEvent,
  settings: RushSettings,
): Promise<Rush> {
  const costs: Costs[] = []
  const report = await runBuyers(foyer.url, sale, settings, async () => {
    costs.push(await costsOf(foyer, dataDir))
  })
  const [before, after] = costs
  const perOrder = (of: (each: Costs) => number) =>
    before && after ? (of(after) - of(before)) / report.orders : Number.NaN
  return {
    ...report,
    ordersPerSecond: report.orders / settings.seconds,
    serverMicros: perOrder(({ serverSeconds }) => serverSeconds) * 1e6,
    eventLoopMicros: perOrder(({ eventLoopSeconds }) => eventLoopSeconds) * 1e6,
    databaseMicros: perOrder(({ databaseSeconds }) => databaseSeconds) * 1e6,
    walBytes: perOrder(({ wal }) => wal),
    rowsWritten: perOrder(({ rows }) => rows),
    transactions: perOrder(({ transactions }) => transactions),
  }
}

type SoldEvent = Pick<EventOnSale, 'slug' | 'types'> & Pick<BuyersSettings, 'extras'>

/**
 * Runs buyers of the first ticket type of an event in a process of their own.
 * @param atEdge called when the seconds that count begin and when they end
 */
export async function runBuyers(
  url: string,
  { slug, types: [ticketTypeId = ''], extras }: SoldEvent,
  settings: RushSettings & { warmUpSeconds?: number },
  atEdge: () => Promise<void> = async () => undefined,
): Promise<BuyersReport> {
  const given: BuyersSettings = {
    warmUpSeconds: 2,
    ...settings,
    url,
    slug,
    ticketTypeId,
    rush: randomUUID(),
    ...(extras && { extras }),
  }
  const child = spawn(process.execPath, ['--import', 'tsx', buyers, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('{')) return JSON.parse(line) as BuyersReport
    await atEdge()
  }
  throw new Error('The buyers ended without a report.')
}
