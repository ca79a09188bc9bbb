import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import type { Foyer } from './foyer.ts'
import { startFoyer } from './foyer.ts'
import { readConfig } from './lib/config.ts'
import { testSecret } from './test/app.ts'
import { signUp, testClient } from './test/client.ts'
import { startReplicatedPostgres } from './test/failover/replicated-postgres.ts'
import { startTcpSwitch } from './test/failover/tcp-switch.ts'
import { logToRead } from './test/log-lines.ts'
import { eventOnSale } from './test/scenario.ts'
import { startSmtpStandIn } from './test/smtp-stand-in.ts'
import { disposeAfterAll } from './test/test-bed.ts'

const pair = disposeAfterAll(await startReplicatedPostgres())
const proxy = disposeAfterAll(await startTcpSwitch(pair.ports.primary))
const smtp = disposeAfterAll(await startSmtpStandIn())

const { log, lines } = logToRead()
const urlVia = (port: number) => Object.assign(new URL(pair.url), { port: String(port) }).href
const environment = { PORT: '0', SECRET_KEY: testSecret, SMTP_URL: smtp.url, LIMITS: 'off', SIGN_UP: 'open' }
const start = (DATABASE_URL: string): Promise<Foyer> =>
  startFoyer(readConfig({ ...environment, DATABASE_URL }), log, () => undefined)

it('refuses to start on a standby, and behind a pooler that swallows notifications', async () => {
  await expect(start(urlVia(pair.ports.standby))).rejects.toThrow(/^DATABASE_URL leads to a standby/)
  proxy.swallowNotifications(true)
  await expect(start(urlVia(proxy.port))).rejects.toThrow(/^DATABASE_URL leads to a connection pooler/)
  proxy.swallowNotifications(false)
})

it('loses and doubles nothing when the database fails over, hangs or stops notifying', async () => {
  const foyers = [await start(urlVia(proxy.port)), await start(urlVia(proxy.port))]
  onTestFinished(async () => void (await Promise.all(foyers.map((foyer) => foyer.stop()))))
  const [one] = foyers
  const organiser = await signUp(one?.url ?? '')
  const types = [{ name: 'Seat', priceCents: 0, capacity: 100_000 }]
  const {
    slug,
    types: [ticketType],
  } = await eventOnSale(organiser, { types })

  const statuses = new Set<number>()
  const sold: string[] = []
  let selling = false

  /** Sends a request until it is answered, at any of the processes. */
  async function answered(call: string, body: object, headers?: Record<string, string>) {
    for (let attempt = sold.length; ; attempt++) {
      const answer = await testClient(foyers[attempt % foyers.length]?.url ?? '').send(call, body, headers)
      statuses.add(answer.status)
      if (answer.status < 300) return answer.body
      if (answer.status !== 503) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`)
      // only the pace of a buyer's browser: nothing waits for it
      await setTimeout(50)
    }
  }

  async function sellUntilStopped(): Promise<void> {
    while (selling) {
      const key = { 'idempotency-key': randomUUID() }
      const items = [{ ticketTypeId: ticketType, quantity: 1 }]
      const { token } = await answered(`POST /api/v1/public/events/${slug}/orders`, { items }, key)
      const buyer = { name: 'Robin', email: `${randomUUID()}@example.test`, paymentMethod: 'free' }
      const { number } = await answered(`POST /api/v1/public/orders/${token}/complete`, buyer)
      sold.push(number)
    }
  }

  let buyers: Promise<unknown> = Promise.resolve()
  function startSelling(): void {
    selling = true
    buyers = Promise.all(Array.from({ length: 4 }, sellUntilStopped))
  }
  async function stopSelling(): Promise<void> {
    selling = false
    await buyers
  }

  const waits = { timeout: 30_000, interval: 50 }
  /** Waits until the buyers have bought some more. */
  const sellMore = async () => {
    const goal = sold.length + 10
    await expect.poll(() => sold.length, waits).toBeGreaterThanOrEqual(goal)
  }
  const readiness = () => Promise.all(foyers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status))
  const said = (text: string) => lines.filter((line) => JSON.stringify(line).includes(text)).length

  startSelling()
  await sellMore()

  // a standby that is frozen: the primary reads, but commits nothing
  const thaw = await pair.freezeStandby()
  await expect.poll(readiness, waits).toEqual([503, 503])
  thaw()
  await expect.poll(readiness, waits).toEqual([200, 200])
  await sellMore()

  // a network that hangs: nothing is refused, and nothing arrives
  proxy.freeze(true)
  await expect.poll(readiness, waits).toEqual([503, 503])
  proxy.freeze(false)
  await expect.poll(readiness, waits).toEqual([200, 200])
  await sellMore()

  await pair.failOver()
  proxy.pointTo(pair.ports.standby)
  await sellMore()
  await expect.poll(readiness, waits).toEqual([200, 200])

  const deafBefore = said('a test notification did not arrive')
  proxy.swallowNotifications(true)
  await sellMore()
  // each order costs a mail with a PDF, and the next test notifications are seconds away
  await stopSelling()
  // both subscriptions of both processes
  await expect.poll(() => said('a test notification did not arrive') - deafBefore, waits).toBeGreaterThanOrEqual(4)
  const checks = async ({ url }: Foyer) => (await testClient(url).send('GET /readyz')).body.checks.notices
  expect(await Promise.all(foyers.map(checks))).toEqual(['failing', 'failing'])
  expect(await readiness()).toEqual([200, 200])
  startSelling()
  await sellMore()
  proxy.swallowNotifications(false)
  await sellMore()
  await expect.poll(() => Promise.all(foyers.map(checks)), waits).toEqual(['ok', 'ok'])

  await stopSelling()
  const database = new pg.Client({ connectionString: urlVia(pair.ports.standby) })
  await database.connect()
  onTestFinished(() => database.end())
  const numbers = async (where: string) =>
    (await database.query<{ number: string }>(`select number from orders where ${where} order by number`)).rows.map(
      ({ number }) => number,
    )
  await expect
    .poll(async () => (await database.query(`select from mails where state = 'queued'`)).rowCount, waits)
    .toBe(0)
  expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([])
  expect(await numbers(`name is not null`)).toEqual(sold.toSorted())
  expect(new Set(sold).size).toBe(sold.length)
  const mailed = smtp.received.map(({ to }) => to[0]).filter((to) => to?.endsWith('@example.test'))
  expect(new Set(mailed).size).toBe(mailed.length)
  expect(said('works again')).toBeGreaterThan(0)
}, 120_000)
