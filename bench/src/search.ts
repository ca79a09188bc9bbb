import type { Organiser } from '@foyer/server/test/client'
import type { Bench, Figure } from './figure.ts'
import { percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { organiserWith } from './organiser-with.ts'

const eventCount = 100_000
const measuredRounds = 40

/** A query of each class. One order in a hundred is Rossi's; each number occurs once. */
const queries: Record<string, (at: number) => string> = {
  'a word that all orders have': () => 'sample',
  'a word of one row in a hundred': () => 'rossi',
  'a word of one event in a hundred': () => 'harbour',
  'a rare word': (at) => `N${(at + 1) * 23_001}X`,
  'two words': () => 'chiara rossi',
  'one letter that all have': () => 'r',
  'one letter that none has': () => 'w',
  'no match': () => 'qwrtzpsdf',
  'a typing error': () => 'rosssi',
  'a typing error without a match': () => 'xylophnoe',
  'an umlaut': () => 'Rößi',
  Arabic: () => 'محمد',
  'signs only': () => '%_',
  'a sign in a word': () => '100%_a',
  '200 characters in words': () => 'rossi no1x at the harbour '.repeat(8).slice(0, 200).trim(),
}

/** Latency of GET /search for a team with 100,000 events and 1,000,000 orders, over HTTP, one request at a time. */
export const search: Bench = {
  title: 'Search',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const organiser = await organiserWith(foyer.url, dataDir, eventCount, 10)
        // a request without a search, to compare with
        const figures = [await measured('the own account', () => organiser.send('GET /api/v1/me'))]
        for (const [name, query] of Object.entries(queries))
          figures.push(await measured(name, (at) => find(organiser, query(at))))
        return figures
      } finally {
        await foyer.stop()
      }
    }),
}

const find = (organiser: Organiser, q: string) =>
  organiser.send(`GET /api/v1/search?${new URLSearchParams({ q, limit: '5' })}`)

async function measured(name: string, send: (at: number) => ReturnType<Organiser['send']>): Promise<Figure> {
  const times: number[] = []
  for (let at = 0; at < measuredRounds; at++) {
    const began = performance.now()
    const { status } = await send(at)
    if (status !== 200) throw new Error(`The server returned status ${status}.`)
    times.push(performance.now() - began)
  }
  return { name: `${name}: p95`, value: percentile(times, 0.95), unit: 'ms', budget: 50 }
}
