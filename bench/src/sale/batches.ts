import { randomBytes } from 'node:crypto'
import { priceSpan } from '@foyer/contract/price/discounts'
import { sellUnread } from '@foyer/server/features/checkout/commands/sell-unread'
import { mailsAboutSold } from '@foyer/server/features/checkout/service/mails-about-sold'
import { reserveBatch } from '@foyer/server/features/inventory/commands/reserve-batch'
import { offerAt } from '@foyer/server/features/inventory/queries'
import { maxSeatsPerNetwork } from '@foyer/server/features/inventory/rules'
import { buildOrder } from '@foyer/server/features/inventory/service/new-order'
import { randomShortNumber } from '@foyer/server/features/inventory/service/short-number'
import { createKnownEvents } from '@foyer/server/features/orders/service/known-events'
import { recentOrder } from '@foyer/server/features/orders/service/recent-orders'
import { consumeRateLimits } from '@foyer/server/http/rate-limits'
import { breaksUnique } from '@foyer/server/lib/constraint'
import { openDatabase } from '@foyer/server/lib/db'
import { createLog } from '@foyer/server/lib/log'
import { createSecrets } from '@foyer/server/lib/secrets'
import { createSigner } from '@foyer/server/lib/signer'

// PostgreSQL alone: node batches.ts '<settings as JSON>' sends the statements of a sale in batches of one size, as fast as
// PostgreSQL takes them. Prints a line when the seconds that count begin, and the orders a second when they end.

/** The batches that are sent. */
export interface BatchSettings {
  url: string
  slug: string
  ticketTypeId: string
  /** As in `BuyersSettings`. */
  requests: 'one' | 'two'
  ordersInBatch: number
  seconds: number
}

const { url, slug, ticketTypeId, requests, ordersInBatch, seconds }: BatchSettings = JSON.parse(process.argv[2] ?? '{}')
/** While PostgreSQL has one batch, the next ones are made and wait for the event's row. */
const senders = 3

const { db, close } = openDatabase(url, createLog('silent'), { size: senders, keepsPlans: true })
const config = { LIMITS: 'on', SMTP_URL: 'smtp://127.0.0.1' } as const
const deps = {
  config: config as Parameters<typeof mailsAboutSold>[0]['config'],
  publicUrl: 'http://localhost:3000',
  secrets: createSecrets('a secret'),
  signer: createSigner(randomBytes(32)),
}
const events = createKnownEvents(db)
const mailsAbout = mailsAboutSold(deps, events)
const offer = await offerAt(db, slug)
if (!offer) throw new Error('There is no such event.')
const event = {
  ...offer,
  test: false,
  maxSeatsPerNetwork: maxSeatsPerNetwork(offer),
  priceSpan: priceSpan(offer.discounts, offer.now.getTime()),
}

const buyers = () =>
  Array.from({ length: ordersInBatch }, () => {
    const id = randomBytes(8).toString('hex')
    return { name: 'Robin', email: `robin.${id}@example.org`, network: id }
  })

type Buyer = ReturnType<typeof buyers>[number]

function orderOf(offered: NonNullable<typeof offer>, { network, ...buyer }: Buyer) {
  const { order } = buildOrder(
    offered,
    {
      items: [{ ticketTypeId, quantity: 1 }],
      language: 'en',
      idempotencyKey: undefined,
      requestHash: undefined,
      network,
      ...(requests === 'one' && { buyer }),
      mayReserveTest: async () => false,
    },
    randomShortNumber,
  )
  if (!order) throw new Error('The offer does not have the ticket type')
  return order
}

const count = (all: readonly Buyer[], actions: readonly ('reserve' | 'order-mail')[]) =>
  Promise.all(
    all.map(({ network, email }) =>
      consumeRateLimits(
        { db, config },
        actions.map((action) => [action, { address: network, account: email }]),
      ),
    ),
  )

async function sendBatch(offered: NonNullable<typeof offer>): Promise<void> {
  const all = buyers()
  const orders = all.map((buyer) => orderOf(offered, buyer))
  await count(all, requests === 'one' ? ['reserve', 'order-mail'] : ['reserve'])
  const mails = requests === 'one' ? await mailsAbout(offered, orders) : []
  const result = await reserveBatch(db, event, orders, mails)
  if (!result.reserved) throw new Error(`The batch was refused: ${result.reason}`)
  if (requests === 'one') return
  await count(all, ['order-mail'])
  const about = await events.recent(offered.eventId)
  if (!about) throw new Error('The event is gone.')
  const common = { ...result, eventId: event.eventId, teamId: event.teamId, test: false, currency: event.currency }
  const requested = orders.map((order, at) => ({
    found: recentOrder({ ...common, order }, about),
    completion: { name: 'Robin', email: all[at]?.email ?? '', paymentMethod: 'free' as const },
  }))
  const sold = await sellUnread(db, deps, requested)
  if (sold.size !== orders.length) throw new Error('Not all orders were completed.')
}

const randomNumbers = ['orders_number_unique', 'tickets_number_unique']
let orders = 0
let until = Number.POSITIVE_INFINITY
async function send(offered: NonNullable<typeof offer>): Promise<void> {
  while (performance.now() < until) {
    try {
      await sendBatch(offered)
      orders += ordersInBatch
    } catch (error) {
      // one of them is taken: as in the server, the next batch has others
      if (!randomNumbers.some((index) => breaksUnique(error, index))) throw error
    }
  }
}

const sending = Promise.all(Array.from({ length: senders }, () => send(offer)))
while (orders < 20 * ordersInBatch) await new Promise((resolve) => setTimeout(resolve, 20))
console.log('begun')
orders = 0
const from = performance.now()
until = from + seconds * 1000
await sending
console.log(orders / ((performance.now() - from) / 1000))
await close()
