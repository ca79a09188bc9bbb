import type { EventOnSale } from '@foyer/server/test/scenario'
import autocannon from 'autocannon'
import { inDatabase } from '../database.ts'
import type { Figure } from '../figure.ts'
import { openSale } from '../sale.ts'

const capacity = 500
const requestsPerRun = 3000
const runs = 10

/** Sells out ten events through several processes at once and counts the runs that sold exactly the capacity. @param signUpUrl a process without rate limits */
export async function exactSales(signUpUrl: string, urls: string[], dataDir: string): Promise<Figure[]> {
  let exact = 0
  for (let run = 0; run < runs; run++) {
    const sale = await openSale(signUpUrl, capacity)
    await Promise.all(urls.map((each) => sellOut(each, sale, requestsPerRun / urls.length)))
    if ((await seatsOf(dataDir, sale)) === capacity) exact += 1
  }
  const name = `sold exactly ${capacity}, ${urls.length} processes, of ${runs} runs`
  return [{ name, value: exact, unit: '', budget: runs, higherIsBetter: true }]
}

const sellOut = (url: string, { slug, types: [ticketTypeId] }: EventOnSale, amount: number) => {
  let buyer = 0
  return autocannon({
    url: `${url}/api/v1/public/events/${slug}/orders`,
    connections: 50,
    amount,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ items: [{ ticketTypeId, quantity: 1 }] }),
        // each buyer has an address of its own, as a proxy would report it
        setupRequest: (request) => {
          buyer += 1
          const address = `10.0.${(buyer >> 8) & 255}.${buyer & 255}`
          return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } }
        },
      },
    ],
  })
}

const seatsOf = (dataDir: string, { id: eventId, types: [ticketTypeId] }: EventOnSale): Promise<number> =>
  inDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      `select (select held + sold from inventory where id = $1) as counted,
         (select count(*)::int from tickets t join orders o on o.id = t.order_id where o.event_id = $2) as seats`,
      [ticketTypeId, eventId],
    )
    return rows[0].counted === rows[0].seats ? rows[0].seats : Number.NaN
  })
