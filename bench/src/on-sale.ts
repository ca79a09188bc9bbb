import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startBareHttp } from './bare-http.ts'
import { databaseUrl, inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { median } from './figure.ts'
import type { RunningServer } from './foyer.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { sellOneByOne } from './sale/baseline.ts'
import { exactSales } from './sale/exact-sales.ts'
import { roughSales } from './sale/rough-sales.ts'
import type { Rush } from './sale/rush.ts'
import { runBuyers, rush } from './sale/rush.ts'
import { openSale } from './sale.ts'

const saleSeconds = 5
const measuredRounds = 3
const capacity = 1_000_000

/**
 * A rush on one free ticket type over HTTP, compared with one transaction per order on the same rows and disk: as
 * operators run Foyer, with rate limits and an SMTP server, and without both. The candidates alternate, so that a slow
 * moment of the machine affects all of them.
 */
export const onSale: Bench = {
  title: 'On sale',
  measure: () =>
    withDataDir(async (dataDir) => {
      const smtp = await startSmtpSink()
      const usual = { LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1', SMTP_URL: smtp.url }
      const foyer = await startFoyer(dataDir, usual)
      const shared = {
        DATABASE_URL: databaseUrl(dataDir),
        SECRET_KEY: readFileSync(join(dataDir, 'secret.key'), 'utf8').trim(),
      }
      const plain = await startFoyer(dataDir, { ...shared, ROLE: 'web' })
      const second = await startFoyer(dataDir, { ...shared, ...usual, ROLE: 'web' })
      try {
        const measured = await measureRounds({ foyer, plain, second }, dataDir)
        const urls = [foyer.url, second.url]
        return [
          ...figuresOf(measured),
          ...(await exactSales(plain.url, urls, dataDir)),
          ...(await roughSales(plain.url, urls, dataDir)),
        ]
      } finally {
        smtp.process.kill()
        for (const each of [second, plain, foyer]) await each.stop()
      }
    }),
}

interface Servers {
  /** With rate limits and an SMTP server. */
  foyer: RunningServer
  /** Without both. */
  plain: RunningServer
  /** Another process as `foyer`. */
  second: RunningServer
}

type Measured = Awaited<ReturnType<typeof measureRound>>

async function measureRounds(servers: Servers, dataDir: string): Promise<Measured[]> {
  const measured: Measured[] = []
  for (let round = 0; round < measuredRounds; round++) measured.push(await measureRound(servers, dataDir))
  return measured
}

async function measureRound({ foyer, plain, second }: Servers, dataDir: string) {
  const on = async (server: RunningServer, connections: number, settings: object = {}) => {
    const sale = await openSale(plain.url, capacity)
    const result = await rush(server, dataDir, sale, {
      requests: 'two',
      connections,
      seconds: saleSeconds,
      ...settings,
    })
    return result
  }
  const oneByOne = await sellOneByOne(dataDir, await openSale(plain.url, capacity), saleSeconds)
  const usual = await on(foyer, 64)
  const mails = await mailsPerSecond(dataDir)
  const many = await on(foyer, 256)
  await deleteQueuedMails(dataDir)
  const one = await on(foyer, 64, { requests: 'one' })
  await deleteQueuedMails(dataDir)
  const pages = await on(foyer, 16, { requests: 'pages' })
  await deleteQueuedMails(dataDir)
  const eventPage = await on(foyer, 16, { requests: 'event-page' })
  await deleteQueuedMails(dataDir)
  const reservations = await on(foyer, 64, { requests: 'reserve' })
  const withoutLimitsAndMails = await on(plain, 64)
  const together = await inTwoProcesses(plain.url, [foyer.url, second.url])
  await deleteQueuedMails(dataDir)
  const bare = await bareRate(dataDir)
  return { oneByOne, usual, mails, many, one, pages, eventPage, reservations, withoutLimitsAndMails, together, bare }
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

async function inTwoProcesses(signUpUrl: string, urls: string[]): Promise<number> {
  const { slug, types } = await openSale(signUpUrl, capacity)
  const each = {
    slug,
    ticketTypeId: types[0] ?? '',
    requests: 'two',
    connections: 32,
    warmUpSeconds: 2,
    seconds: saleSeconds,
  } as const
  const reports = await Promise.all(urls.map((url) => runBuyers({ ...each, url })))
  return reports.reduce((sum, { orders }) => sum + orders, 0) / saleSeconds
}

/** The orders that a bare `node:http` server would answer with two requests each: the upper bound on this machine. */
async function bareRate(dataDir: string): Promise<number> {
  const answer = join(dataDir, 'answer.json')
  await writeFile(answer, JSON.stringify({ token: 'x'.repeat(60), number: 'ABCD-EFGH', status: 'reserved' }))
  const bare = await startBareHttp(answer)
  try {
    const sale = { slug: 'rush', ticketTypeId: 'tkt_1', warmUpSeconds: 1, seconds: 2 }
    const { refused } = await runBuyers({ ...sale, url: bare.url, requests: 'reserve', connections: 64 })
    // it answers 200, which is no reservation
    return (refused['200'] ?? 0) / sale.seconds / 2
  } finally {
    bare.stop()
  }
}

function figuresOf(measured: Measured[]): Figure[] {
  const of = (value: (each: Measured) => number) => median(measured.map(value))
  const usual = (value: (each: Rush) => number) => of((each) => value(each.usual))
  const plain = (value: (each: Rush) => number) => of((each) => value(each.withoutLimitsAndMails))
  const oneByOne = of((each) => each.oneByOne)
  const rate = (name: string, value: number): Figure => ({ name, value, unit: '/s' })
  return [
    rate('one transaction per order, 32 connections', oneByOne),
    rate(
      'completed orders, 64 connections',
      usual((each) => each.ordersPerSecond),
    ),
    {
      name: 'completed orders: ratio',
      value: usual((each) => each.ordersPerSecond) / oneByOne,
      unit: '×',
      budget: 4,
      higherIsBetter: true,
    },
    { name: 'completed orders: p99 of a request', value: usual((each) => each.p99), unit: 'ms', budget: 75 },
    ...costFigures(usual, plain),
    { name: 'WAL for an order', value: usual((each) => each.walBytes) / 1024, unit: 'KB' },
    { name: 'rows written for an order', value: usual((each) => each.rowsWritten), unit: '' },
    {
      name: 'mails with a ticket, after the rush',
      value: of((each) => each.mails),
      unit: '/s',
      budget: 60,
      higherIsBetter: true,
    },
    rate(
      'completed orders, 256 connections',
      of((each) => each.many.ordersPerSecond),
    ),
    { name: 'completed orders, 256 connections: p99', value: of((each) => each.many.p99), unit: 'ms' },
    ...otherWays(of, oneByOne),
    rate(
      'reservations without completion',
      of((each) => each.reservations.ordersPerSecond),
    ),
    rate(
      'completed orders, without limits and mails',
      plain((each) => each.ordersPerSecond),
    ),
    {
      name: 'without limits and mails: ratio',
      value: plain((each) => each.ordersPerSecond) / oneByOne,
      unit: '×',
      budget: 4,
      higherIsBetter: true,
    },
    { name: 'without limits and mails: p99', value: plain((each) => each.p99), unit: 'ms', budget: 50 },
    rate(
      'completed orders, 2 processes',
      of((each) => each.together),
    ),
    rate(
      'two requests to a bare node:http server',
      of((each) => each.bare),
    ),
  ]
}

type MedianOfRounds = (value: (each: Measured) => number) => number
type MedianOf = (value: (each: Rush) => number) => number

/** The sale in one request, and through the pages. */
const otherWays = (of: MedianOfRounds, oneByOne: number): Figure[] => [
  { name: 'in one request, 64 connections', value: of(({ one }) => one.ordersPerSecond), unit: '/s' },
  {
    name: 'in one request: ratio',
    value: of(({ one }) => one.ordersPerSecond) / oneByOne,
    unit: '×',
    budget: 6,
    higherIsBetter: true,
  },
  { name: 'in one request: p99', value: of(({ one }) => one.p99), unit: 'ms' },
  { name: 'in one request: processor time of the server', value: of(({ one }) => one.serverMicros), unit: 'µs' },
  {
    name: 'through the pages, 16 buyers',
    value: of(({ pages }) => pages.ordersPerSecond),
    unit: '/s',
    budget: 600,
    higherIsBetter: true,
  },
  { name: 'through the pages: processor time of the server', value: of(({ pages }) => pages.serverMicros), unit: 'µs' },
  { name: 'on the event page, 16 buyers', value: of(({ eventPage }) => eventPage.ordersPerSecond), unit: '/s' },
]

const costFigures = (usual: MedianOf, plain: MedianOf): Figure[] => [
  {
    name: 'processor time of the server for an order',
    value: usual((each) => each.serverMicros),
    unit: 'µs',
    budget: 200,
  },
  {
    name: 'of it, event loop (others: PDFs, garbage)',
    value: usual((each) => each.eventLoopMicros),
    unit: 'µs',
  },
  {
    name: 'the same, without limits and mails',
    value: plain((each) => each.serverMicros),
    unit: 'µs',
    budget: 200,
  },
  {
    name: 'processor time of PostgreSQL for an order',
    value: usual((each) => each.databaseMicros),
    unit: 'µs',
    budget: 200,
  },
]

async function startSmtpSink(): Promise<{ url: string; process: ChildProcess }> {
  const file = fileURLToPath(new URL('./sale/smtp-sink.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The SMTP server exited with code ${code}.`)))
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()))
  })
  return { url: `smtp://127.0.0.1:${port}`, process: child }
}
