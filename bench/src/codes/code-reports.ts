import { setTimeout } from 'node:timers/promises'
import type { Organiser } from '@foyer/server/test/client'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { eventOnSale } from '@foyer/server/test/scenario'
import type pg from 'pg'
import { inDatabase } from '../database.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../figure.ts'

const [orderCount, codeCount] = [1_000_000, 10_000]
const measuredRounds = 50

/** The report of an event with a million orders, each with one of 10,000 codes, one request at a time. */
export async function codeReports(organiser: Organiser, dataDir: string): Promise<Figure[]> {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 1000, capacity: orderCount }] })
  const path = `/api/v1/events/${sale.id}/promo-codes`
  const terms = { effect: { kind: 'percent', bp: 1000 }, uses: 1000, tag: 'Press' }
  await organiser.ok(`POST ${path}/batch`, { ...terms, count: codeCount })
  const seconds = await inDatabase(dataDir, async (client) => {
    await addOrders(client, sale)
    return await secondsUntilFolded(client)
  })
  const figures: Figure[] = [{ name: `roll up ${orderCount} orders with codes, in seconds`, value: seconds, unit: '' }]
  for (const by of ['code', 'tag']) {
    const times: number[] = []
    for (let round = 0; round < measuredRounds; round++) {
      const began = performance.now()
      const { total } = await organiser.ok(`GET ${path}/report?by=${by}`)
      times.push(performance.now() - began)
      if (total.orders !== orderCount) throw new Error(`The report has ${total.orders} orders`)
    }
    const name = `report of ${orderCount} orders by ${by}: p95`
    figures.push({ name, value: percentile(times, 0.95), unit: 'ms', budget: 200 })
  }
  return figures
}

async function addOrders(client: pg.Client, { id, types: [type], organiser }: EventOnSale): Promise<void> {
  await client.query(
    `insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, code_id, paid_at)
     select 'ord_' || n, $1, $2, 'C' || n, false, 'paid', 'en', 'EUR', 900, codes.ids[1 + n % $4], now()
     from generate_series(1, $3::int) n, (select array_agg(id) as ids from promo_codes where event_id = $2) codes`,
    [organiser.me.lastTeam, id, orderCount, codeCount],
  )
  await client.query(
    `insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, list_price_cents, tax_rate_bp)
     select 'tic_' || id, number, id, $1, '', 900, 1000, 0 from orders where event_id = $2`,
    [type, id],
  )
  const at = `now() - interval '1 minute' - (hashtext(id)::bigint + 2147483648) % 2592000 * interval '1 second'`
  await client.query(
    `insert into order_entries (id, order_id, kind, at, sold_change)
     select 'ent_' || id, id, 'paid', ${at}, 1 from orders where event_id = $1 order by 4`,
    [id],
  )
  await client.query(
    `insert into money_entries (id, order_id, at, method, received_cents)
     select 'mon_' || id, id, ${at}, 'transfer', 900 from orders where event_id = $1 order by 3`,
    [id],
  )
  await client.query('vacuum analyze')
  await client.query(`update code_sales_fold set folded_until = now() - interval '31 days'`)
}

async function secondsUntilFolded(client: pg.Client): Promise<number> {
  const began = performance.now()
  const isFolded = `select from code_sales_fold where folded_until > now() - interval '50 seconds'`
  while (!(await client.query(isFolded)).rowCount) await setTimeout(200)
  return (performance.now() - began) / 1000
}
