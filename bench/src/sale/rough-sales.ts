import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { inDatabase } from '../database.ts'
import type { Figure } from '../figure.ts'
import { openSale } from '../sale.ts'
import type { SmtpSink } from './smtp.ts'
import type { SmtpMode } from './smtp-sink.ts'

const capacity = 400
const buyers = 1000

/** An order that its buyer knows of. */
interface Acknowledged {
  token: string
  number: string
}

/** How often the event is sold out while the SMTP server takes mails, and while it does otherwise. */
const runsOf = { accept: 10, hang: 1, refuse: 1, drop: 1 } as const satisfies Record<SmtpMode, number>

const titleOf = {
  accept: `sold out ${runsOf.accept} times to ${buyers} buyers, of whom 300 leave`,
  hang: 'the same, the SMTP server hangs',
  refuse: 'the same, the SMTP server refuses mails',
  drop: 'the same, the SMTP server drops every third mail',
} as const satisfies Record<SmtpMode, string>

/**
 * Sells out events to buyers of whom three in ten close the connection without waiting for an answer, and others complete
 * twice, repeat a key with another request, or want more than the limit; also while the SMTP server is of no use. Prints
 * the differences between what the buyers know, the orders, the mails and the inventory: all of them must be 0.
 * @param signUpUrl a process without rate limits
 */
export async function roughSales(
  signUpUrl: string,
  urls: readonly string[],
  dataDir: string,
  smtp: SmtpSink,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const mode of ['accept', 'hang', 'refuse', 'drop'] as const) {
    smtp.setMode(mode)
    const sales: RoughSale[] = []
    for (let run = 0; run < runsOf[mode]; run++) sales.push(await roughSale(signUpUrl, urls, dataDir))
    figures.push(...figuresOf(titleOf[mode], sales))
  }
  smtp.setMode('accept')
  const { doubled } = await smtp.report()
  return [...figures, { name: 'mails that arrived twice', value: doubled, unit: '', budget: 0 }]
}

interface RoughSale {
  orders: number
  seconds: number
  /** By name: what must be 0. */
  differences: Record<string, number>
}

async function roughSale(signUpUrl: string, urls: readonly string[], dataDir: string): Promise<RoughSale> {
  const sale = await openSale(signUpUrl, capacity)
  const acknowledged: Acknowledged[] = []
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: 50 }, async (_, first) => {
      for (let buyer = first; buyer < buyers; buyer += 50)
        await buy(urls[buyer % urls.length] ?? '', sale, buyer, acknowledged)
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const differences = await differencesIn(dataDir, sale, acknowledged)
  return { orders: acknowledged.length, seconds, differences }
}

function figuresOf(title: string, sales: readonly RoughSale[]): Figure[] {
  const sum = (of: (sale: RoughSale) => number) => sales.reduce((total, sale) => total + of(sale), 0)
  const names = Object.keys(sales[0]?.differences ?? {})
  return [
    { name: `${title}: orders`, value: sum(({ orders }) => orders) / sum(({ seconds }) => seconds), unit: '/s' },
    ...names.map(
      (name): Figure => ({
        name: `${title}: ${name}`,
        value: sum(({ differences }) => differences[name] ?? 0),
        unit: '',
        budget: 0,
      }),
    ),
  ]
}

async function buy(
  url: string,
  { slug, types: [type] }: EventOnSale,
  buyer: number,
  known: Acknowledged[],
): Promise<void> {
  const leaves = buyer % 10 < 3
  const key = randomUUID()
  const reserve = (quantity: number) =>
    send(
      url,
      `/api/v1/public/events/${slug}/orders`,
      { items: [{ ticketTypeId: type, quantity }] },
      { buyer, key, leaves },
    )
  if (buyer % 10 === 9) await reserve(10_000)
  const reserved = await reserve(1)
  if (reserved?.status !== 201) return
  if (buyer % 10 === 8) await reserve(2)
  const { token, number } = reserved.body as Acknowledged
  // the addresses of another sale, which count against the limits, are others
  const completion = { name: 'Robin', email: `robin.${buyer}@${slug}.example`, paymentMethod: 'free' }
  const complete = () =>
    send(url, `/api/v1/public/orders/${token}/complete`, completion, { buyer, leaves: buyer % 10 === 4 })
  const answers = await Promise.all(buyer % 2 === 0 ? [complete(), complete()] : [complete()])
  if (answers.some((answer) => answer?.status === 200)) known.push({ token, number })
}

interface Sending {
  buyer: number
  key?: string
  /** Whether the buyer closes the connection as soon as the request is sent. */
  leaves: boolean
}

type SaleResponse = { status: number; body: unknown } | undefined

/** Posts JSON on a connection of its own. @returns undefined when the buyer has left */
function send(url: string, path: string, body: object, { buyer, key, leaves }: Sending): Promise<SaleResponse> {
  const { hostname, host, port, origin } = new URL(url)
  const text = JSON.stringify(body)
  const headers = [
    `host: ${host}`,
    `origin: ${origin}`,
    `x-forwarded-for: 10.9.${buyer >> 8}.${buyer & 255}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
    ...(key ? [`idempotency-key: ${key}`] : []),
  ]
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) })
    let received = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      received += part
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      const [head = '', answer = ''] = received.split('\r\n\r\n')
      resolve(head ? { status: Number(head.slice(9, 12)), body: JSON.parse(answer || 'null') } : undefined)
    })
    const request = `POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${text}`
    socket.write(request, () => leaves && socket.resetAndDestroy())
  })
}

const differencesIn = (dataDir: string, { id, types: [type] }: EventOnSale, known: readonly Acknowledged[]) =>
  inDatabase(dataDir, async (client) => {
    const { rows } = await client.query<Record<string, number>>(
      `with orders_of as (select o.* from orders o where o.event_id = $1),
         seats as (
           select count(*) filter (where o.status = 'paid')::int as sold,
             count(*) filter (where o.status = 'reserved')::int as held
           from tickets t join orders_of o on o.id = t.order_id)
       select
         (select abs(held + sold - $3) from inventory where id = $2) as "seats over or under the capacity",
         (select abs(i.held - s.held) + abs(i.sold - s.sold) from inventory i, seats s where i.id = $2) as "seats counted wrongly",
         (select count(*)::int from unnest($4::text[]) as n where not exists (
           select from orders_of o where o.number = n and o.status = 'paid')) as "orders lost",
         (select count(*)::int from orders_of o where o.status = 'paid' and 1 <> (
           select count(*) from mails m where m.order_id = o.id)) as "orders with no mail or two",
         (select count(*)::int - count(distinct idempotency_key)::int from orders_of) as "orders doubled"`,
      [id, type, capacity, known.map(({ number }) => number)],
    )
    return rows[0] ?? {}
  })
