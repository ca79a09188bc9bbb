import { createHash } from 'node:crypto'
import type { Organiser } from '@foyer/server/test/client'
import { signUp } from '@foyer/server/test/client'
import type pg from 'pg'
import { inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'

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

/** Signs up an organiser and adds that many events, spread over ten years. One event in a hundred is at a harbour. */
async function organiserWith(url: string, dataDir: string, count: number): Promise<Organiser> {
  const organiser = await signUp(url)
  await inDatabase(dataDir, async (client) => {
    await client.query(
      `insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency)
       select 'evt_' || $2 || '_' || n, $1, name, 'bench-' || $2 || '-' || n,
         now() + ((n * 7919) % 3650 - 1825) * interval '1 day', n % 20 = 0, 'Europe/Berlin', 'https://example.org/',
         (array['test', 'On Sale', 'Closed']::event_status[])[1 + n % 3], 'EUR'
       from (select n, 'Evening no' || n || 'x ' || case when n % 100 = 0 then 'at the harbour' else 'in town' end as name
         from generate_series(1, $2::int) n) made`,
      [organiser.me.lastTeam, count],
    )
    await client.query(`insert into inventory (id, event_id) select id, id from events on conflict do nothing`)
    await addOrders(client, organiser.me.lastTeam)
    await client.query('vacuum analyze')
  })
  return organiser
}

/** Adds ten orders per event, with one ticket each. One buyer in 100 is called Rossi; one order in 1,000 is cancelled. */
async function addOrders(client: pg.Client, team: string): Promise<void> {
  await client.query(`insert into inventory (id, event_id) select 'tty_' || id, id from events where team_id = $1`, [
    team,
  ])
  await client.query(
    `insert into ticket_types (id, event_id, name, price_cents, tax_rate_bp, min_per_order, max_per_order, hidden, position)
     select 'tty_' || id, id, 'Seat', 1200, 700, 1, 10, false, 1 from events where team_id = $1`,
    [team],
  )
  await client.query(
    `insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, name, email,
       payment_method, placed_at, paid_at)
     select 'ord_' || event_id || '_' || n, $1, event_id, right($1, 6) || 'N' || n || 'X', false,
       (case when n % 1000 = 0 then 'cancelled' else 'paid' end)::order_status, 'en', 'EUR', 1200,
       case when n % 100 = 0 then 'Chiara Rossi' else 'Robin Sample' end, left(md5(n::text), 8) || '@example.org',
       'transfer', now(), now()
     from (select id as event_id, row_number() over (order by id) * 10 + seat as n
       from events, generate_series(0, 9) seat where team_id = $1) made`,
    [team],
  )
  await client.query(
    `insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, tax_rate_bp)
     select 'tic_' || id, number, id, 'tty_' || event_id, '', 1200, 700 from orders where team_id = $1`,
    [team],
  )
}
