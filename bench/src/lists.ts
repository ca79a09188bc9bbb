import type { Organiser } from '@foyer/server/test/visitor'
import { signUp } from '@foyer/server/test/visitor'
import { inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'

const few = 1_000
const many = 100_000
const rounds = 200

const asks = {
  'first page': () => '?limit=50',
  // a word that one event in a hundred has, and one that only a single event has
  'search, common word': () => '?limit=50&q=harbour',
  'search, rare word': (at: number) => `?limit=50&q=no${at + 1}x`,
  'sorted by name': () => '?limit=50&sort=name',
  'sorted by status': () => '?limit=50&sort=status',
}

/** GET /events of a team with a thousand events and of one with a hundred thousand, over HTTP, one request at a time. */
export const lists: Bench = {
  title: 'GET /events',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const small = await organiserWith(foyer.url, dataDir, few)
        const large = await organiserWith(foyer.url, dataDir, many)
        const figures: Figure[] = []
        for (const [name, query] of Object.entries(asks)) figures.push(...(await compare(name, query, small, large)))
        return figures
      } finally {
        await foyer.stop()
      }
    }),
}

type Query = (at: number) => string

async function compare(name: string, query: Query, small: Organiser, large: Organiser): Promise<Figure[]> {
  const [atFew, atMany]: [number[], number[]] = [[], []]
  // in turn, so that a slow moment of the machine meets both
  for (let at = 0; at < rounds; at++) {
    atFew.push(await timed(small, query(at)))
    atMany.push(await timed(large, query(at)))
  }
  const [fewP95, manyP95] = [percentile(atFew, 0.95), percentile(atMany, 0.95)]
  return [
    { name: `${name}: p95 at ${few}`, value: fewP95, unit: 'ms' },
    { name: `${name}: p95 at ${many}`, value: manyP95, unit: 'ms', budget: 50 },
    { name: `${name}: ratio`, value: manyP95 / fewP95, unit: '×', budget: 2 },
  ]
}

async function timed(organiser: Organiser, query: string): Promise<number> {
  const began = performance.now()
  const { status } = await organiser.send(`GET /api/v1/events${query}`)
  if (status !== 200) throw new Error(`GET /events${query} answered ${status}`)
  return performance.now() - began
}

/** Somebody whose team has that many events, spread over ten years, a hundredth of them at a harbour. */
async function organiserWith(url: string, dataDir: string, count: number): Promise<Organiser> {
  const organiser = await signUp(url)
  await inDatabase(dataDir, async (client) => {
    await client.query(
      `insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency, search_text)
       select 'evt_' || $2 || '_' || n, $1, name, 'bench-' || $2 || '-' || n,
         now() + ((n * 7919) % 3650 - 1825) * interval '1 day', n % 20 = 0, 'Europe/Berlin', 'https://example.org/',
         (array['test', 'On Sale', 'Closed']::event_status[])[1 + n % 3], 'EUR', lower(name)
       from (select n, 'Evening no' || n || 'x ' || case when n % 100 = 0 then 'at the harbour' else 'in town' end as name
         from generate_series(1, $2::int) n) made`,
      [organiser.me.lastTeam, count],
    )
    await client.query(`insert into stock (id, event_id) select id, id from events on conflict do nothing`)
    await client.query('vacuum analyze events, stock')
  })
  return organiser
}
