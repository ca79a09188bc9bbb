import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startBareHttp } from '../bare-http.ts'
import { inDatabase } from '../database.ts'
import type { RunningServer } from '../foyer.ts'
import { residentMb } from '../resident-memory.ts'
import { openSale, openSaleWithExtras } from '../sale.ts'
import { sellOneByOne } from './baseline.ts'
import { databaseAlone } from './database-alone.ts'
import type { RushSettings } from './rush.ts'
import { runBuyers, rush } from './rush.ts'

const saleSeconds = 5
const capacity = 1_000_000

export interface Servers {
  /** With rate limits and an SMTP server, and with all tasks. */
  foyer: RunningServer
  /** Another process as `foyer`, without tasks. */
  second: RunningServer
  /** With rate limits. */
  withoutMails: RunningServer
  /** Without rate limits and SMTP server. */
  plain: RunningServer
}

export type Round = Awaited<ReturnType<typeof measureRound>>

export async function measureRound({ foyer, second, withoutMails, plain }: Servers, dataDir: string) {
  const sale = () => openSale(plain.url, capacity)
  const on = async (server: RunningServer, requests: RushSettings['requests'], connections: number, open = sale) => {
    const measured = await rush(server, dataDir, await open(), { requests, connections, seconds: saleSeconds })
    await deleteQueuedMails(dataDir)
    return measured
  }
  const alone = async (requests: 'one' | 'two') => {
    const measured = await databaseAlone(dataDir, await sale(), requests, saleSeconds)
    // another process has encrypted them with another key: the next round's mails would wait for attempts to send them
    await deleteQueuedMails(dataDir)
    return measured
  }
  const oneByOne = await sellOneByOne(dataDir, await sale(), saleSeconds)
  const two = await rush(foyer, dataDir, await sale(), { requests: 'two', connections: 64, seconds: saleSeconds })
  const mails = await mailsPerSecond(dataDir)
  const memoryMb = residentMb(foyer.process.pid)
  return {
    oneByOne,
    two,
    mails,
    memoryMb,
    twoWithExtras: await on(foyer, 'two', 64, () => openSaleWithExtras(plain.url, capacity)),
    twoOf256: await on(foyer, 'two', 256),
    one: await on(foyer, 'one', 64),
    oneOf256: await on(foyer, 'one', 256),
    pages: await on(foyer, 'pages', 16),
    eventPage: await on(foyer, 'event-page', 16),
    twoWithoutMails: await on(withoutMails, 'two', 64),
    twoPlain: await on(plain, 'two', 64),
    onePlain: await on(plain, 'one', 64),
    together: await inTwoProcesses(await sale(), [foyer.url, second.url], dataDir),
    twoAlone: await alone('two'),
    oneAlone: await alone('one'),
    bare: await bareRate(dataDir),
  }
}

/** How many mails leave in a second, once nothing else is to do. */
async function mailsPerSecond(dataDir: string): Promise<number> {
  const sent = () =>
    inDatabase(dataDir, async (client) => {
      const { rows } = await client.query(`select count(*)::int as sent from mails where state = 'sent'`)
      return rows[0].sent as number
    })
  // as long as the process still takes it for a rush
  await setTimeout(2000)
  const before = await sent()
  await setTimeout(saleSeconds * 1000)
  const after = await sent()
  await deleteQueuedMails(dataDir)
  return (after - before) / saleSeconds
}

const deleteQueuedMails = (dataDir: string) =>
  inDatabase(dataDir, (client) => client.query(`delete from mails where state = 'queued'`))

async function inTwoProcesses(
  sale: Awaited<ReturnType<typeof openSale>>,
  urls: readonly string[],
  dataDir: string,
): Promise<number> {
  const settings = { requests: 'two', connections: 32, seconds: saleSeconds } as const
  const reports = await Promise.all(urls.map((url) => runBuyers(url, sale, settings)))
  await deleteQueuedMails(dataDir)
  return reports.reduce((sum, { orders }) => sum + orders, 0) / saleSeconds
}

/** The orders that a bare `node:http` server would answer with two requests each: the upper bound on this machine. */
async function bareRate(dataDir: string): Promise<number> {
  const answer = join(dataDir, 'answer.json')
  await writeFile(answer, JSON.stringify({ token: 'x'.repeat(60), number: 'ABCD-EFGH', status: 'reserved' }))
  const bare = await startBareHttp(answer)
  try {
    const settings = { requests: 'reserve', connections: 64, warmUpSeconds: 1, seconds: 2 } as const
    const { refused } = await runBuyers(bare.url, { slug: 'rush', types: ['tkt_1'] }, settings)
    // it answers 200, which is no reservation
    return (refused['200'] ?? 0) / settings.seconds / 2
  } finally {
    bare.stop()
  }
}
