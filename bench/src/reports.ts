import { setTimeout } from 'node:timers/promises'
import { msPerDay } from '@foyer/contract/durations'
import type { Organiser } from '@foyer/server/test/client'
import type pg from 'pg'
import { inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { organiserWith } from './organiser-with.ts'

const [events, ordersPerEvent] = [1_000, 1_000]
const measuredRounds = 50

/** Days of the last year; some reports are of three years. */
const dayBefore = (days: number) => new Date(Date.now() - days * msPerDay).toISOString().slice(0, 10)
const year = `from=${dayBefore(364)}&to=${dayBefore(0)}`

const reports = {
  // a request without a report, to compare with
  'the own account': 'me',
  'a year by day': `reports/sales?${year}`,
  'a year by day and event': `reports/sales?${year}&group=event`,
  'a year by week and event': `reports/sales?${year}&by=week&group=event`,
  'a year by week and ticket type': `reports/sales?${year}&by=week&group=type`,
  'three years by month and rate': `reports/sales?from=${dayBefore(1_094)}&to=${dayBefore(0)}&by=month&group=rate`,
  'three years by month and event': `reports/sales?from=${dayBefore(1_094)}&to=${dayBefore(0)}&by=month&group=event`,
  'three years by month and ticket type': `reports/sales?from=${dayBefore(1_094)}&to=${dayBefore(0)}&by=month&group=type`,
  'one event by day': `reports/sales?${year}&event=evt_${events}_7`,
  'tickets of an event over time': `events/evt_${events}_7/sales-series`,
}

/** Latency of reports for a team with a million orders over three years, one request at a time. */
export const reportsBench: Bench = {
  title: 'Reports',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const organiser = await organiserWith(foyer.url, dataDir, events, ordersPerEvent)
        const foldMs = await inDatabase(dataDir, async (client) => {
          await addFacts(client)
          return await msUntilFolded(client)
        })
        const scansBefore = await inDatabase(dataDir, scansOf)
        const figures: Figure[] = [{ name: 'roll up all orders, in seconds', value: foldMs / 1000, unit: '' }]
        for (const [name, path] of Object.entries(reports)) figures.push(await measure(organiser, name, path))
        const afterChange = 'a year by day, just after a change of the time zone'
        figures.push(await measure(organiser, afterChange, `reports/sales?${year}`, (at) => changeZone(organiser, at)))
        // the counters of a connection are written with a delay
        await setTimeout(2_000)
        const scans = (await inDatabase(dataDir, scansOf)) - scansBefore
        // each report is sent `measuredRounds` times; background tasks read a whole table now and then too
        const name = 'reports that read a whole table of orders'
        return [...figures, { name, value: Math.floor(scans / measuredRounds), unit: '', budget: 0 }]
      } finally {
        await foyer.stop()
      }
    }),
}

/** Adds the payment of every order, spread over three years, and views of every event on every day of them. */
async function addFacts(client: pg.Client): Promise<void> {
  const at = `now() - interval '1 minute' - (hashtext(id)::bigint + 2147483648) % 94608000 * interval '1 second'`
  await client.query(
    `insert into order_entries (id, order_id, kind, at, sold_change) select 'ent_' || id, id, 'paid', ${at}, 1 from orders order by 4`,
  )
  await client.query(
    `insert into money_entries (id, order_id, at, method, received_cents) select 'mon_' || id, id, ${at}, 'transfer', total_cents from orders order by 3`,
  )
  await client.query(
    `insert into event_views select id, current_date - day, 10 from events, generate_series(0, 1094) day`,
  )
  await client.query(
    `insert into team_views select team_id, day, sum(views) from event_views join events on id = event_id group by 1, 2`,
  )
  await client.query('vacuum analyze')
  await client.query(`update sales_fold set folded_until = now() - interval '1200 days'`)
}

async function msUntilFolded(client: pg.Client): Promise<number> {
  const began = performance.now()
  const isFolded = async () => {
    const { rows } = await client.query(`select folded_until > now() - interval '50 seconds' as done from sales_fold`)
    return rows[0].done
  }
  while (!(await isFolded())) await setTimeout(500)
  await client.query('vacuum analyze')
  return performance.now() - began
}

async function scansOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select sum(seq_scan)::int as scans from pg_stat_user_tables
     where relname in ('orders', 'tickets', 'payments', 'order_entries', 'money_entries')`,
  )
  return rows[0].scans
}

const zones = ['Asia/Kathmandu', 'Asia/Tokyo', 'America/St_Johns', 'Pacific/Auckland']

/** Gives the team another time zone than the one in which its sales are rolled up. */
async function changeZone({ ok, me }: Organiser, at: number): Promise<void> {
  await ok(`PATCH /api/v1/teams/${me.lastTeam}`, { timeZone: zones[at % zones.length] })
}

async function measure(
  organiser: Organiser,
  name: string,
  path: string,
  before?: (at: number) => Promise<void>,
): Promise<Figure> {
  const samples: number[] = []
  for (let at = 0; at < measuredRounds; at++) {
    await before?.(at)
    const began = performance.now()
    await organiser.ok(`GET /api/v1/${path}`)
    samples.push(performance.now() - began)
  }
  return { name: `${name}: p95`, value: percentile(samples, 0.95), unit: 'ms', budget: 200 }
}
