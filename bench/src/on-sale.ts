import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EventOnSale } from '@foyer/server/test/scenario'
import autocannon from 'autocannon'
import { startBareHttp } from './bare-http.ts'
import { sellWithoutBatching } from './baseline.ts'
import { databaseUrl, inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { median } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { openSale } from './sale.ts'

const seconds = 5
const rounds = 3
const completion = JSON.stringify({ name: 'Robin', email: 'robin@example.org', paymentMethod: 'free' })

/** A rush on one hot ticket type over HTTP, compared with one transaction per order on the same rows and disk. */
export const onSale: Bench = {
  title: 'On sale',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      const answer = join(dataDir, 'answer.json')
      await writeFile(answer, JSON.stringify({ token: 'x'.repeat(60), number: 'ABCD-EFGH', status: 'reserved' }))
      const bare = await startBareHttp(answer)
      try {
        const url = databaseUrl(dataDir)
        const [baselineRates, foyerRates, reservationRates, latencies]: [number[], number[], number[], number[]] = [
          [],
          [],
          [],
          [],
        ]
        const bareRates: number[] = []
        // The candidates alternate, so that a slow moment of the machine affects all of them.
        for (let round = 0; round < rounds; round++) {
          baselineRates.push(await sellWithoutBatching(url, await openSale(foyer.url, 1_000_000), 32, seconds))
          const sale = await openSale(foyer.url, 1_000_000)
          const { latency } = await rush(foyer.url, sale, { complete: true })
          foyerRates.push((await paidOrders(dataDir, sale)) / seconds)
          latencies.push(latency.p99)
          const reserved = await rush(foyer.url, await openSale(foyer.url, 1_000_000), { complete: false })
          reservationRates.push(reserved['2xx'] / seconds)
          bareRates.push((await rush(bare.url, sale, { complete: true }))['2xx'] / 2 / seconds)
        }
        return [
          { name: 'one transaction per order', value: median(baselineRates), unit: '/s' },
          { name: 'completed orders, 64 connections', value: median(foyerRates), unit: '/s' },
          {
            name: 'completed orders: ratio',
            value: median(foyerRates) / median(baselineRates),
            unit: '×',
            budget: 10,
            higherIsBetter: true,
          },
          { name: 'completed orders: p99 of a request', value: median(latencies), unit: 'ms', budget: 50 },
          // The upper bound of Node on this machine: it answers two requests per order and does nothing else.
          { name: 'two requests to a bare node:http server', value: median(bareRates), unit: '/s' },
          { name: 'reservations without completion', value: median(reservationRates), unit: '/s' },
          ...(await exactSales(foyer.url, dataDir)),
        ]
      } finally {
        bare.stop()
        await foyer.stop()
      }
    }),
}

type ReservationAnswer = { token?: string }

function rush(url: string, { slug, types: [ticketTypeId] }: EventOnSale, { complete }: { complete: boolean }) {
  const headers = { 'content-type': 'application/json', origin: url }
  const reserve = {
    method: 'POST' as const,
    path: `/api/v1/public/events/${slug}/orders`,
    headers,
    body: JSON.stringify({ items: [{ ticketTypeId, quantity: 1 }] }),
    onResponse: (_: number, body: string, context: object) => {
      Object.assign(context, { token: (JSON.parse(body) as ReservationAnswer).token })
    },
  }
  const finish = {
    method: 'POST' as const,
    headers,
    body: completion,
    setupRequest: (request: autocannon.Request, context: object) => ({
      ...request,
      path: `/api/v1/public/orders/${(context as ReservationAnswer).token}/complete`,
    }),
  }
  return autocannon({ url, connections: 64, duration: seconds, requests: complete ? [reserve, finish] : [reserve] })
}

const paidOrders = (dataDir: string, { id: eventId }: EventOnSale): Promise<number> =>
  inDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as orders from orders o where event_id = $1 and status = 'paid'
         and exists (select from tickets where order_id = o.id) and exists (select from mails where order_id = o.id)`,
      [eventId],
    )
    return rows[0].orders
  })

const capacity = 500
const requestsPerRun = 3000
const runs = 10

/** Sells out ten events through two server processes and counts the runs that sold exactly the capacity. */
async function exactSales(url: string, dataDir: string): Promise<Figure[]> {
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

const sellOut = (url: string, { slug, types: [ticketTypeId] }: EventOnSale) =>
  autocannon({
    url: `${url}/api/v1/public/events/${slug}/orders`,
    method: 'POST',
    connections: 50,
    amount: requestsPerRun / 2,
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ items: [{ ticketTypeId, quantity: 1 }] }),
  })

const seatsOf = (dataDir: string, { id: eventId, types: [ticketTypeId] }: EventOnSale): Promise<number> =>
  inDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      `select (select held + sold from inventory where id = $1) as counted,
         (select count(*)::int from tickets t join orders o on o.id = t.order_id where o.event_id = $2) as seats`,
      [ticketTypeId, eventId],
    )
    return rows[0].counted === rows[0].seats ? rows[0].seats : Number.NaN
  })
