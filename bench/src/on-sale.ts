import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startBare } from './bare.ts'
import { databaseUrl, inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { median } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { sellOneByOne } from './one-by-one.ts'
import type { SaleOpen } from './sale.ts'
import { openSale } from './sale.ts'

const seconds = 5
const rounds = 3
const buyer = JSON.stringify({ name: 'Robin', email: 'robin@example.org', paymentMethod: 'free' })

/** A rush on one hot ticket type over HTTP, against one transaction for each order on the same rows and the same disk. */
export const onSale: Bench = {
  title: 'On sale',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      const answer = join(dataDir, 'answer.json')
      await writeFile(answer, JSON.stringify({ token: 'x'.repeat(60), number: 'ABCD-EFGH', status: 'reserved' }))
      const bare = await startBare(answer)
      try {
        const url = databaseUrl(dataDir)
        const [theirs, ours, reservations, latencies]: [number[], number[], number[], number[]] = [[], [], [], []]
        const nothing: number[] = []
        // in turn, so that a slow moment of the machine meets both
        for (let round = 0; round < rounds; round++) {
          theirs.push(await sellOneByOne(url, await openSale(foyer.url, 1_000_000), 32, seconds))
          const sale = await openSale(foyer.url, 1_000_000)
          const { latency } = await rush(foyer.url, sale, { complete: true })
          ours.push((await paidOrders(dataDir, sale)) / seconds)
          latencies.push(latency.p99)
          const reserved = await rush(foyer.url, await openSale(foyer.url, 1_000_000), { complete: false })
          reservations.push(reserved['2xx'] / seconds)
          nothing.push((await rush(bare.url, sale, { complete: true }))['2xx'] / 2 / seconds)
        }
        return [
          { name: 'one transaction for each order', value: median(theirs), unit: '/s' },
          { name: 'completed orders, 64 connections', value: median(ours), unit: '/s' },
          {
            name: 'completed orders: ratio',
            value: median(ours) / median(theirs),
            unit: '×',
            budget: 10,
            higherIsBetter: true,
          },
          { name: 'completed orders: p99 of a request', value: median(latencies), unit: 'ms', budget: 50 },
          // no order, no database: as much as Node and this machine could answer if nothing were done
          { name: 'two requests of a bare node:http server', value: median(nothing), unit: '/s' },
          { name: 'reservations alone', value: median(reservations), unit: '/s' },
          ...(await soldExactly(foyer.url, dataDir)),
        ]
      } finally {
        bare.stop()
        await foyer.stop()
      }
    }),
}

type Told = { token?: string }

function rush(url: string, { slug, ticketTypeId }: SaleOpen, { complete }: { complete: boolean }) {
  const headers = { 'content-type': 'application/json', origin: url }
  const reserve = {
    method: 'POST' as const,
    path: `/api/v1/public/events/${slug}/orders`,
    headers,
    body: JSON.stringify({ items: [{ ticketTypeId, quantity: 1 }] }),
    onResponse: (_: number, body: string, context: object) => {
      Object.assign(context, { token: (JSON.parse(body) as Told).token })
    },
  }
  const finish = {
    method: 'POST' as const,
    headers,
    body: buyer,
    setupRequest: (request: autocannon.Request, context: object) => ({
      ...request,
      path: `/api/v1/public/orders/${(context as Told).token}/complete`,
    }),
  }
  return autocannon({ url, connections: 64, duration: seconds, requests: complete ? [reserve, finish] : [reserve] })
}

const paidOrders = (dataDir: string, { eventId }: SaleOpen): Promise<number> =>
  inDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as orders from orders o where event_id = $1 and status = 'paid'
         and exists (select from tickets where order_id = o.id) and exists (select from mails where order_id = o.id)`,
      [eventId],
    )
    return rows[0].orders
  })

const capacity = 500
const buyers = 3000
const runs = 10

/** Sells out ten events through two processes. */
async function soldExactly(url: string, dataDir: string): Promise<Figure[]> {
  const second = await startFoyer(dataDir, {
    DATABASE_URL: databaseUrl(dataDir),
    SECRET_KEY: readFileSync(join(dataDir, 'secret.key'), 'utf8').trim(),
  })
  try {
    let exact = 0
    for (let run = 0; run < runs; run++) {
      const sale = await openSale(url, capacity)
      await Promise.all([url, second.url].map((each) => sellOut(each, sale)))
      if ((await seatsOf(dataDir, sale)) === capacity) exact += 1
    }
    return [
      {
        name: `sold exactly ${capacity}, 2 processes, of ${runs} runs`,
        value: exact,
        unit: '',
        budget: runs,
        higherIsBetter: true,
      },
    ]
  } finally {
    await second.stop()
  }
}

const sellOut = (url: string, { slug, ticketTypeId }: SaleOpen) =>
  autocannon({
    url: `${url}/api/v1/public/events/${slug}/orders`,
    method: 'POST',
    connections: 50,
    amount: buyers / 2,
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ items: [{ ticketTypeId, quantity: 1 }] }),
  })

const seatsOf = (dataDir: string, { eventId, ticketTypeId }: SaleOpen): Promise<number> =>
  inDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      `select (select held + sold from stock where id = $1) as counted,
         (select count(*)::int from tickets t join orders o on o.id = t.order_id where o.event_id = $2) as seats`,
      [ticketTypeId, eventId],
    )
    return rows[0].counted === rows[0].seats ? rows[0].seats : Number.NaN
  })
