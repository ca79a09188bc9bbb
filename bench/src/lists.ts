import { createHash } from 'node:crypto'
import { cursorOf } from '@foyer/server/lib/cursor'
import type { Organiser } from '@foyer/server/test/client'
import { cookieHeader } from '@foyer/server/test/client'
import { fullEvent } from './check-in-offline.ts'
import type { Bench, Figure } from './figure.ts'
import { percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { organiserWith } from './organiser-with.ts'

/** The numbers of rows of the small and the large team. */
const eventCounts = { small: 1_000, large: 100_000 }
const orderCounts = { small: 10_000, large: 1_000_000 }
const measuredRounds = 200

const eventQueries = {
  'first page': () => '?limit=50',
  // one event in a hundred contains the common word, a single event the rare one
  'search, common word': () => '?limit=50&q=harbour',
  'search, rare word': (at: number) => `?limit=50&q=no${at + 1}x`,
  'next first': () => '?limit=50&sort=next',
  'sorted by name': () => '?limit=50&sort=name',
  'sorted by status': () => '?limit=50&sort=status',
}

const orderQueries = {
  'first page': () => '?limit=50',
  // one order in a hundred has the name; the address and the number each match a single order
  'search, common name': () => '?limit=50&q=rossi',
  'search, address': (at: number) => `?limit=50&q=${localPartOf(at + 1)}`,
  'search, number': (at: number) => `?limit=50&q=N${at + 1}X`,
  'search, mistyped name': () => '?limit=50&q=chiara+rosis',
  'of a rare status': () => '?limit=50&status=cancelled',
  'of a method that none has': () => '?limit=50&method=card',
  'of test orders': () => '?limit=50&test=only',
  'with a refund owed': () => '?limit=50&refunds=owed',
  overpaid: () => '?limit=50&balance=overpaid',
  'part-paid, as none is': () => '?limit=50&balance=part-paid',
  'of an amount that none has': () => '?limit=50&minCents=5000',
  'of one day': () => `?limit=50&from=${dayAfterFirst}&to=${dayAfterFirst}`,
  'sorted by total': () => '?limit=50&sort=total',
  'a page far from the first': () => `?limit=50&cursor=${farCursor}`,
}

// The first order is a year old, and each is 30 seconds younger than the one before: these are among the first 10,000.
const secondsPerYear = 365 * 24 * 60 * 60
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const dayAfterFirst = ago(secondsPerYear - 24 * 60 * 60).slice(0, 10)
const farCursor = cursorOf(['ordered desc', ago(secondsPerYear - 5_000 * 30), 'ord_'])

/** The local part of a buyer's email address, by the same formula as the insert statement below. */
const localPartOf = (at: number) => createHash('md5').update(String(at)).digest('hex').slice(0, 8)

/**
 * Latency of GET /events for a team with 1,000 events and one with 100,000, of GET /orders for the same teams with ten
 * orders per event, and of GET /today for the same teams. Over HTTP, one request at a time.
 */
export const lists: Bench = {
  title: 'Lists and search',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const small = await organiserWith(foyer.url, dataDir, eventCounts.small)
        const large = await organiserWith(foyer.url, dataDir, eventCounts.large)
        const figures: Figure[] = []
        for (const [name, query] of Object.entries(eventQueries))
          figures.push(...(await compare('events', name, query, small, large)))
        for (const [name, query] of Object.entries(orderQueries))
          figures.push(...(await compare('orders', name, query, small, large)))
        figures.push(await exportRate(large))
        figures.push(await attendeesOfFullEvent(foyer.url, dataDir))
        figures.push(...(await compare('today', 'the strip of home', () => '', small, large)))
        return figures
      } finally {
        await foyer.stop()
      }
    }),
}

type Query = (at: number) => string

async function compare(
  list: 'events' | 'orders' | 'today',
  name: string,
  query: Query,
  small: Organiser,
  large: Organiser,
): Promise<Figure[]> {
  const counts = { events: eventCounts, orders: orderCounts, today: eventCounts }[list]
  const [smallMs, largeMs]: [number[], number[]] = [[], []]
  // The two alternate, so that a slow moment of the machine affects both.
  for (let at = 0; at < measuredRounds; at++) {
    smallMs.push(await requestMs(small, `${list}${query(at)}`))
    largeMs.push(await requestMs(large, `${list}${query(at)}`))
  }
  const [smallP95, largeP95] = [percentile(smallMs, 0.95), percentile(largeMs, 0.95)]
  return [
    { name: `${list}, ${name}: p95 at ${counts.small}`, value: smallP95, unit: 'ms' },
    { name: `${list}, ${name}: p95 at ${counts.large}`, value: largeP95, unit: 'ms', budget: 50 },
    { name: `${list}, ${name}: ratio`, value: largeP95 / smallP95, unit: '×', budget: 2 },
  ]
}

/** How fast all orders of the large team arrive as a CSV file. */
async function exportRate(organiser: Organiser): Promise<Figure> {
  const began = performance.now()
  const response = await fetch(`${organiser.url}/api/v1/orders/export.csv`, {
    headers: { cookie: cookieHeader(organiser.cookies) },
  })
  let lines = 0
  for await (const chunk of response.body ?? []) lines += linesIn(chunk)
  // and the names of the columns
  if (lines !== orderCounts.large + 1) throw new Error(`The file has ${lines} lines.`)
  const value = orderCounts.large / ((performance.now() - began) / 1000)
  return {
    name: `orders, rows of the CSV file of ${orderCounts.large}`,
    value,
    unit: '/s',
    budget: 50_000,
    higherIsBetter: true,
  }
}

const lineFeed = 10

/** To look at each byte here would take a tenth of the time that is measured. */
function linesIn(chunk: Uint8Array): number {
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  let lines = 0
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) lines++
  return lines
}

/** The first page of the attendees of an event with 25,000 tickets. */
async function attendeesOfFullEvent(url: string, dataDir: string): Promise<Figure> {
  const { organiser, eventId } = await fullEvent(url, dataDir)
  const times: number[] = []
  for (let at = 0; at < measuredRounds; at++)
    times.push(await requestMs(organiser, `events/${eventId}/attendees?limit=50`))
  return { name: 'attendees, first page of 25,000: p95', value: percentile(times, 0.95), unit: 'ms', budget: 50 }
}

async function requestMs(organiser: Organiser, path: string): Promise<number> {
  const began = performance.now()
  const { status } = await organiser.send(`GET /api/v1/${path}`)
  if (status !== 200) throw new Error(`GET /${path} returned status ${status}.`)
  return performance.now() - began
}
