import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { EventOnSale } from '@foyer/server/test/scenario'
import autocannon from 'autocannon'
import { inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { percentile } from './figure.ts'
import type { Readers } from './file-readers.ts'
import type { RunningServer } from './foyer.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { residentMb } from './resident-memory.ts'
import { openSale } from './sale.ts'

const readers = 40
const fileBytes = 24 * 1024 * 1024
const loadSeconds = 8
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
        const alone = await sell(foyer, sale)
        const idle = await downloadWith(foyer, hash, 0, () => sell(foyer, sale))
        const again = await sell(foyer, sale)
        const slow = await downloadWith(foyer, hash, bytesPerSecond, () => sell(foyer, sale))
        const p95 = Math.max(alone.p95, again.p95)
        return [
          { name: 'reservations alone: p95', value: p95, unit: 'ms' },
          ...figuresOf('readers that take nothing', idle, p95),
          ...figuresOf('readers at 8 Mbit/s', slow, p95),
          // shows that the readers did read
          {
            name: `received by them each second`,
            value: slow.receivedMb / loadSeconds,
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

const figuresOf = (
  name: string,
  measured: { p95: number; failed: number; memoryMb: number },
  p95: number,
): Figure[] => [
  { name: `${readers} ${name}: p95`, value: measured.p95, unit: 'ms', budget: p95 + 10 },
  { name: `${readers} ${name}: failed reservations`, value: measured.failed, unit: '', budget: 0 },
  { name: `${readers} ${name}: memory`, value: measured.memoryMb, unit: 'MB', budget: 64 },
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
async function sell({ url }: RunningServer, { slug, types: [ticketTypeId] }: EventOnSale) {
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
async function downloadWith<T extends object>(
  { url, process: { pid } }: RunningServer,
  hash: string,
  bytesPerSecond: number,
  work: () => Promise<T>,
): Promise<T & { memoryMb: number; receivedMb: number }> {
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
