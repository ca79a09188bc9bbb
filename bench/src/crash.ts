import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { msPerDay } from '@foyer/contract/durations'
import { hashKey } from '@foyer/server/http/idempotency'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import type { RunningServer } from './foyer.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { openSale } from './sale.ts'

const serverKills = 15
const databaseStops = 3
const ordersBetweenCrashes = 40
const buyers = 24

/** The acknowledged orders: idempotency key of the reservation → order number. */
type Acknowledged = Map<string, string>

/**
 * Kills the server 15 times and stops PostgreSQL immediately 3 times while buyers place orders. Each buyer repeats a
 * request that was not answered. Afterwards every acknowledged order must exist exactly once, and the inventory counters
 * must match the orders.
 */
export const crash: Bench = {
  title: 'Crashes during a sale',
  measure: () =>
    withDataDir(async (dataDir) => {
      const environment = { PORT: String(await freePort()) }
      let foyer = await startFoyer(dataDir, environment)
      const sale = await openSale(foyer.url, 1_000_000)
      const acknowledged: Acknowledged = new Map()
      const end = new AbortController()
      const purchases = Array.from({ length: buyers }, () => buyRepeatedly(foyer.url, sale, acknowledged, end.signal))
      for (let at = 0; at < serverKills; at++) {
        await waitForOrders(acknowledged, ordersBetweenCrashes)
        foyer = await kill(foyer, dataDir, environment)
      }
      for (let at = 0; at < databaseStops; at++) {
        await waitForOrders(acknowledged, ordersBetweenCrashes)
        process.kill(postmaster(dataDir), 'SIGQUIT')
      }
      await waitForOrders(acknowledged, ordersBetweenCrashes)
      end.abort()
      await Promise.all(purchases)
      try {
        return await inDatabase(dataDir, (client) => consistency(client, sale, acknowledged))
      } finally {
        await foyer.stop()
      }
    }),
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function kill(
  foyer: RunningServer,
  dataDir: string,
  environment: Record<string, string>,
): Promise<RunningServer> {
  const ended = new Promise((resolve) => foyer.process.once('exit', resolve))
  foyer.process.kill('SIGKILL')
  await ended
  return startFoyer(dataDir, environment)
}

const postmaster = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** Waits until `count` more orders are acknowledged, which proves that the sale continues after a crash. */
async function waitForOrders(acknowledged: Acknowledged, count: number): Promise<void> {
  const target = acknowledged.size + count
  const deadline = performance.now() + 60_000
  while (acknowledged.size < target) {
    if (performance.now() > deadline) throw new Error('No order was acknowledged for a minute.')
    await setTimeout(20)
  }
}

async function buyRepeatedly(
  url: string,
  { slug, types: [ticketTypeId] }: EventOnSale,
  acknowledged: Acknowledged,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const key = randomUUID()
    const items = [{ ticketTypeId, quantity: 1 }]
    const reserved = await retryUntilAnswered(`${url}/api/v1/public/events/${slug}/orders`, { items }, key)
    const completed = await retryUntilAnswered(`${url}/api/v1/public/orders/${reserved.token}/complete`, {
      name: 'Robin',
      email: 'robin@example.org',
      paymentMethod: 'free',
    })
    acknowledged.set(key, completed.number)
  }
}

/** Repeats a request until it succeeds. A lost connection or a 5xx leaves open whether the order exists. */
async function retryUntilAnswered(url: string, body: object, key?: string): Promise<{ token: string; number: string }> {
  for (;;) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: new URL(url).origin,
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    if (answer?.ok) return (await answer.json()) as { token: string; number: string }
    if (answer && answer.status < 500) throw new Error(`${answer.status}: ${await answer.text()}`)
    await setTimeout(50)
  }
}

async function consistency(
  client: import('pg').Client,
  { id: eventId, organiser }: EventOnSale,
  acknowledged: Acknowledged,
): Promise<Figure[]> {
  const { rows: orders } = await client.query(
    `select idempotency_key as key_hash, number, status,
       (select count(*)::int from tickets where order_id = o.id) as tickets,
       (select count(*)::int from mails where order_id = o.id) as mails,
       (select count(*)::int from order_entries where order_id = o.id and kind = 'placed') as placed
     from orders o where event_id = $1`,
    [eventId],
  )
  const {
    rows: [inventory],
  } = await client.query('select held, sold from inventory where id = $1', [eventId])
  const orderByKey = new Map(orders.map((order) => [order.key_hash, order]))
  const missing = [...acknowledged].filter(
    ([key, number]) =>
      orderByKey.get(hashKey(key))?.number !== number || orderByKey.get(hashKey(key))?.status !== 'paid',
  )
  const paid = orders.filter(({ status }) => status === 'paid')
  const incomplete = paid.filter(({ tickets, mails, placed }) => tickets !== 1 || mails !== 1 || placed !== 1)
  const reported = await ordersInReport(organiser)
  const held = orders.filter(({ status }) => status === 'reserved').length
  return [
    { name: `acknowledged, ${serverKills} kills and ${databaseStops} stops`, value: acknowledged.size, unit: '' },
    { name: 'acknowledged and missing', value: missing.length, unit: '', budget: 0 },
    {
      name: 'duplicate or incomplete',
      value: orders.length - orderByKey.size + incomplete.length,
      unit: '',
      budget: 0,
    },
    {
      name: 'seats miscounted in the inventory',
      value: Math.abs(inventory.sold - paid.length) + Math.abs(inventory.held - held),
      unit: '',
      budget: 0,
    },
    { name: 'orders miscounted in the report', value: Math.abs(reported - paid.length), unit: '', budget: 0 },
  ]
}

/** The orders in the report of these days, whose sales were rolled up while the server was killed. */
async function ordersInReport(organiser: EventOnSale['organiser']): Promise<number> {
  const day = (after: number) => new Date(Date.now() + after * msPerDay).toISOString().slice(0, 10)
  const report = await organiser.ok(`GET /api/v1/reports/sales?from=${day(-1)}&to=${day(1)}`)
  return report.currencies[0]?.totals.orders ?? 0
}
