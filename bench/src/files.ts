import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { EventOnSale } from '@foyer/server/test/scenario'
import autocannon from 'autocannon'
import { inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { percentile } from './figure.ts'
import type { RunningServer } from './foyer.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { residentMb } from './resident-memory.ts'
import { openSale } from './sale.ts'

const readers = 40
const fileBytes = 24 * 1024 * 1024
const seconds = 8
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
        await downloadWith(foyer, hash, takeSlowly, () => sell(foyer, sale))
        const alone = await sell(foyer, sale)
        const idle = await downloadWith(foyer, hash, takeNothing, () => sell(foyer, sale))
        const again = await sell(foyer, sale)
        const slow = await downloadWith(foyer, hash, takeSlowly, () => sell(foyer, sale))
        const p95 = Math.max(alone.p95, again.p95)
        return [
          { name: 'reservations alone: p95', value: p95, unit: 'ms' },
          ...figuresOf('readers that take nothing', idle, p95),
          ...figuresOf('readers at 8 Mbit/s', slow, p95),
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
    duration: seconds,
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
  take: (socket: Socket) => void,
  work: () => Promise<T>,
): Promise<T & { memoryMb: number }> {
  const before = residentMb(pid)
  let peak = before
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, 100)
  const sockets = await Promise.all(Array.from({ length: readers }, () => request(url, hash)))
  for (const socket of sockets) take(socket)
  const result = await work()
  clearInterval(sampling)
  for (const socket of sockets) socket.destroy()
  return { ...result, memoryMb: peak - before }
}

async function request(url: string, hash: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), 'localhost')
  socket.pause()
  await once(socket, 'connect')
  socket.write(`GET /files/${hash} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  return socket
}

const takeNothing = () => undefined

async function takeSlowly(socket: Socket): Promise<void> {
  const pauseMs = 100
  while (!socket.destroyed) {
    let taken = 0
    for (let piece = socket.read(); piece !== null && taken < bytesPerSecond / (1000 / pauseMs); piece = socket.read())
      taken += piece.length
    await setTimeout(pauseMs)
  }
}
