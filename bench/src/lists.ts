import { createHash } from 'node:crypto'
import type { Organiser } from '@foyer/server/test/client'
import type { Bench, Figure } from './figure.ts'
import { percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { organiserWith } from './organiser-with.ts'

/** The numbers of rows of the small and the large team. */
const eventCounts = { small: 1_000, large: 100_000 }
const orderCounts = { small: 10_000, large: 1_000_000 }
const rounds = 200

const eventQueries = {
  'first page': () => '?limit=50',
  // one event in a hundred contains the common word, a single event the rare one
  'search, common word': () => '?limit=50&q=harbour',
  'search, rare word': (at: number) => `?limit=50&q=no${at + 1}x`,
  'sorted by name': () => '?limit=50&sort=name',
  'sorted by status': () => '?limit=50&sort=status',
}

const orderQueries = {
  'first page': () => '?limit=50',
  // one order in a hundred has the name; the address and the number each match a single order
  'search, common name': () => '?limit=50&q=rossi',
  'search, address': (at: number) => `?limit=50&q=${localPartOf(at + 1)}`,
  'search, number': (at: number) => `?limit=50&q=N${at + 1}X`,
  'of a rare status': () => '?limit=50&status=cancelled',
}

/** The local part of a buyer's email address, by the same formula as the insert statement below. */
const localPartOf = (at: number) => createHash('md5').update(String(at)).digest('hex').slice(0, 8)

/**
 * Latency of GET /events for a team with 1,000 events and one with 100,000, and of GET /orders for the same teams with
 * ten orders per event. Over HTTP, one request at a time.
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
        return figures
      } finally {
        await foyer.stop()
      }
    }),
}

type Query = (at: number) => string

async function compare(
  list: 'events' | 'orders',
  name: string,
  query: Query,
  small: Organiser,
  large: Organiser,
): Promise<Figure[]> {
  const counts = { events: eventCounts, orders: orderCounts }[list]
  const [smallMs, largeMs]: [number[], number[]] = [[], []]
  // The two alternate, so that a slow moment of the machine affects both.
  for (let at = 0; at < rounds; at++) {
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

async function requestMs(organiser: Organiser, path: string): Promise<number> {
  const began = performance.now()
  const { status } = await organiser.send(`GET /api/v1/${path}`)
  if (status !== 200) throw new Error(`GET /${path} returned status ${status}.`)
  return performance.now() - began
}
