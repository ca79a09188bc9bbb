import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import type { Running } from './foyer.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import type { SaleOpen } from './sale.ts'
import { openSale } from './sale.ts'

const serverKills = 15
const databaseStops = 3
const buyers = 24

/** What buyers were told: the key they reserved with, and the number of the order they finished. */
type Told = Map<string, string>

/**
 * Kills the server fifteen times and stops PostgreSQL at once three times while orders are placed, each by a buyer who
 * repeats what was not answered. Then counts: every order that was acknowledged is there, none twice, and the books are right.
 */
export const crash: Bench = {
  title: 'Crashes while ordering',
  measure: () =>
    withDataDir(async (dataDir) => {
      const environment = { PORT: String(await freePort()) }
      let foyer = await startFoyer(dataDir, environment)
      const sale = await openSale(foyer.url, 1_000_000)
      const told: Told = new Map()
      const rush = new AbortController()
      const buying = Array.from({ length: buyers }, () => buyOn(foyer.url, sale, told, rush.signal))
      for (let at = 0; at < serverKills; at++) {
        await ordersAfter(told, 40)
        foyer = await kill(foyer, dataDir, environment)
      }
      for (let at = 0; at < databaseStops; at++) {
        await ordersAfter(told, 40)
        process.kill(postmaster(dataDir), 'SIGQUIT')
      }
      await ordersAfter(told, 40)
      rush.abort()
      await Promise.all(buying)
      try {
        return await inDatabase(dataDir, (client) => counted(client, sale, told))
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

async function kill(foyer: Running, dataDir: string, environment: Record<string, string>): Promise<Running> {
  const ended = new Promise((resolve) => foyer.process.once('exit', resolve))
  foyer.process.kill('SIGKILL')
  await ended
  return startFoyer(dataDir, environment)
}

const postmaster = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** Waits until so many more orders were acknowledged: it goes on after what was broken. */
async function ordersAfter(told: Told, more: number): Promise<void> {
  const enough = told.size + more
  const until = performance.now() + 60_000
  while (told.size < enough) {
    if (performance.now() > until) throw new Error('no orders were acknowledged for a minute')
    await setTimeout(20)
  }
}

async function buyOn(url: string, { slug, ticketTypeId }: SaleOpen, told: Told, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const key = randomUUID()
    const items = [{ ticketTypeId, quantity: 1 }]
    const reserved = await insist(`${url}/api/v1/public/events/${slug}/orders`, { items }, key)
    const done = await insist(`${url}/api/v1/public/orders/${reserved.token}/complete`, {
      name: 'Robin',
      email: 'robin@example.org',
      paymentMethod: 'free',
    })
    told.set(key, done.number)
  }
}

/** Sends the same until it is answered: no answer, or that Foyer cannot answer right now, says nothing about the order. */
async function insist(url: string, body: object, key?: string): Promise<{ token: string; number: string }> {
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

async function counted(client: import('pg').Client, { eventId }: SaleOpen, told: Told): Promise<Figure[]> {
  const { rows: orders } = await client.query(
    `select idempotency_key as key, number, status,
       (select count(*)::int from tickets where order_id = o.id) as tickets,
       (select count(*)::int from mails where order_id = o.id) as mails,
       (select count(*)::int from order_entries where order_id = o.id and kind = 'placed') as placed
     from orders o where event_id = $1`,
    [eventId],
  )
  const {
    rows: [books],
  } = await client.query('select held, sold from stock where id = $1', [eventId])
  const there = new Map(orders.map((order) => [order.key, order]))
  const lost = [...told].filter(
    ([key, number]) => there.get(key)?.number !== number || there.get(key)?.status !== 'paid',
  )
  const paid = orders.filter(({ status }) => status === 'paid')
  const doubled = paid.filter(({ tickets, mails, placed }) => tickets !== 1 || mails !== 1 || placed !== 1)
  const held = orders.filter(({ status }) => status === 'reserved').length
  return [
    { name: `acknowledged, ${serverKills} kills and ${databaseStops} stops`, value: told.size, unit: '' },
    { name: 'acknowledged and not there', value: lost.length, unit: '', budget: 0 },
    { name: 'done twice or by half', value: orders.length - there.size + doubled.length, unit: '', budget: 0 },
    {
      name: 'seats that the books have wrong',
      value: Math.abs(books.sold - paid.length) + Math.abs(books.held - held),
      unit: '',
      budget: 0,
    },
  ]
}
