import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { EventOnSale } from '@foyer/server/test/scenario'
import autocannon from 'autocannon'
import { inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { median, percentile } from './figure.ts'
import type { Readers } from './file-readers.ts'
import type { RunningServer } from './foyer.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { residentMb } from './resident-memory.ts'
import { openSale } from './sale.ts'

const readers = 40
const fileBytes = 24 * 1024 * 1024
const loadSeconds = 5
/** So many times each, in turn: a slow moment of the machine affects all of them. The figures are the medians. */
const rounds = 3
/** A phone on a good line: 8 Mbit/s. */
const bytesPerSecond = 1024 * 1024

/** A sale while visitors download a large file, and while readers of it take nothing. */
export const files: Bench = {
  title: 'Files during a sale',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const sale = await openSale(foyer.url, 1_000_000)
        const hash = await storeFile(dataDir)
        await sell(foyer, sale) // warms up: the memory that a sale takes is not that of the readers
        await downloadWith(foyer, hash, bytesPerSecond, () => sell(foyer, sale))
        const alone: Sold[] = []
        const idle: Downloaded[] = []
        const slow: Downloaded[] = []
        for (let round = 0; round < rounds; round++) {
          alone.push(await sell(foyer, sale))
          idle.push(await downloadWith(foyer, hash, 0, () => sell(foyer, sale)))
          alone.push(await sell(foyer, sale))
          slow.push(await downloadWith(foyer, hash, bytesPerSecond, () => sell(foyer, sale)))
        }
        const p95 = median(alone.map((sold) => sold.p95))
        return [
          { name: 'reservations alone: p95', value: p95, unit: 'ms' },
          ...figuresOf('readers that take nothing', idle, p95),
          ...figuresOf('readers at 8 Mbit/s', slow, p95),
          // shows that the readers did read
          {
            name: `received by them each second`,
            value: median(slow.map((each) => each.receivedMb)) / loadSeconds,
            unit: 'MB',
            budget: (readers * bytesPerSecond) / 2 ** 21,
            higherIsBetter: true,
          },
        ]
      } finally {
        await foyer.stop()
      }
    }),
}

interface Sold {
  p95: number
  failed: number
}

interface Downloaded extends Sold {
  memoryMb: number
  receivedMb: number
}

const figuresOf = (name: string, measured: Downloaded[], p95: number): Figure[] => [
  {
    name: `${readers} ${name}: p95`,
    value: median(measured.map((each) => each.p95)),
    unit: 'ms',
    budget: p95 + 10,
  },
  {
    name: `${readers} ${name}: failed reservations`,
    value: Math.max(...measured.map(({ failed }) => failed)),
    unit: '',
    budget: 0,
  },
  {
    name: `${readers} ${name}: memory`,
    value: Math.max(...measured.map(({ memoryMb }) => memoryMb)),
    unit: 'MB',
    budget: 64,
  },
]

async function storeFile(dataDir: string): Promise<string> {
  const bytes = randomBytes(fileBytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  await inDatabase(dataDir, (client) =>
    client.query(`insert into notion_files (hash, type, bytes) values ($1, 'application/pdf', $2)`, [hash, bytes]),
  )
  return hash
}

/** Sells at a steady rate that leaves the machine room, so that the latency shows what else takes time. */
async function sell({ url }: RunningServer, { slug, types: [ticketTypeId] }: EventOnSale): Promise<Sold> {
  const latencies: number[] = []
  const result = await autocannon({
    url: `${url}/api/v1/public/events/${slug}/orders`,
    method: 'POST',
    connections: 16,
    duration: loadSeconds,
    overallRate: 200,
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ items: [{ ticketTypeId, quantity: 1 }] }),
    // autocannon itself reports 90 and 97.5 %
    setupClient: (client) => {
      client.on('response', (_status, _bytes, latencyMs) => latencies.push(latencyMs))
    },
  })
  return { p95: percentile(latencies, 0.95), failed: result.non2xx + result.errors }
}

/** Measures some work while the readers download, and the memory that the process gained at its peak. */
async function downloadWith(
  { url, process: { pid } }: RunningServer,
  hash: string,
  bytesPerSecond: number,
  work: () => Promise<Sold>,
): Promise<Downloaded> {
  const before = residentMb(pid)
  let peak = before
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, 100)
  const file: Readers = { port: Number(new URL(url).port), hash, count: readers, bytesPerSecond }
  const reading = fork(new URL('./file-readers.ts', import.meta.url), [JSON.stringify(file)], {
    execArgv: ['--import', 'tsx'],
  })
  try {
    await once(reading, 'message', { signal: AbortSignal.timeout(10_000) })
    const result = await work()
    reading.send('end')
    const [received]: number[] = await once(reading, 'message', { signal: AbortSignal.timeout(10_000) })
    return { ...result, memoryMb: peak - before, receivedMb: (received ?? 0) / 2 ** 20 }
  } finally {
    clearInterval(sampling)
    reading.kill()
  }
}
