import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { startTestApp } from '../test/app.ts'
import { signUp, testClient } from '../test/client.ts'
import { freshDatabase } from '../test/databases.ts'
import { startTransactionPooler } from '../test/failover/transaction-pooler.ts'
import { eventOnSale } from '../test/scenario.ts'
import { disposeAfterAll } from '../test/test-bed.ts'
import { checkDatabaseServer } from './database-server.ts'
import { sessionSettings } from './db.ts'
import { startSchedule } from './jobs/schedule.ts'

const { url: directUrl, drop } = await freshDatabase(inject('postgresUrl'))
disposeAfterAll({ [Symbol.asyncDispose]: drop })
const { url } = disposeAfterAll(await startTransactionPooler(directUrl))

/** Longer than a notification takes, much shorter than the wait for one that never arrives. */
const hearingMs = 500

it('behind a pooler in transaction mode, Foyer asks for the address of PostgreSQL and the settings of the role', async () => {
  await expect(checkDatabaseServer({ url, directUrl: url }, hearingMs)).rejects.toThrow(
    /^DATABASE_URL leads to a connection pooler in transaction mode: notifications .* set DATABASE_DIRECT_URL/,
  )
  await expect(checkDatabaseServer({ url, directUrl }, hearingMs)).rejects.toThrow(
    /which keeps no settings of a connection\. Set them for the role: ALTER ROLE \w+ SET idle_in_transaction_session_timeout = '30s';/,
  )
})

it('sells, schedules and notifies through it in several processes, and leaves no lock with its sessions', async () => {
  await using administrator = await connect(directUrl)
  for (const [name, value] of Object.entries(sessionSettings))
    await administrator.client.query(`alter database ${new URL(directUrl).pathname.slice(1)} set ${name} = '${value}'`)
  // the sessions of the first pooler have the settings they began with
  await using pooler = await startTransactionPooler(directUrl)
  expect(await checkDatabaseServer({ url: pooler.url, directUrl }, hearingMs)).toEqual({ keepsSettings: false })
  expect(await checkDatabaseServer({ url: directUrl, directUrl }, hearingMs)).toEqual({ keepsSettings: true })

  await using one = await startTestApp({}, { databaseUrl: pooler.url, directUrl })
  await using two = await startTestApp({}, { databaseUrl: pooler.url, directUrl })
  const job = { name: 'test', cron: '0 0 29 2 *', run: async () => undefined }
  const schedules = await Promise.all([one, two].map(({ db, log }) => startSchedule(db, [job], log)))
  const sessions = await Promise.all(
    Array.from({ length: 9 }, () => one.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)),
  )
  expect(new Set(sessions.map(({ rows }) => rows[0]?.pid)).size).toBeGreaterThan(1)
  expect((await two.db.execute(sql`show statement_timeout`)).rows).toEqual([{ statement_timeout: '10s' }])

  const sale = await eventOnSale(await signUp(one.publicUrl), {
    types: [{ name: 'Seat', priceCents: 0, capacity: 12 }],
  })
  const sold = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      sale.placeOrder({ paymentMethod: 'free', buyer: testClient([one, two][index % 2]?.publicUrl ?? '') }),
    ),
  )
  expect(new Set(sold.map(({ number }) => number)).size).toBe(12)
  expect(await sale.seats()).toEqual({ held: 0, sold: 12 })
  const notices = async () => (await testClient(two.publicUrl).send('GET /readyz')).body.checks.notices
  await expect.poll(notices).toBe('ok')
  const page = async () => (await testClient(two.publicUrl).send(`GET /en/e/${sale.slug}`)).body
  await expect.poll(page).toContain('Winter Concert')
  await sale.organiser.ok(`PATCH /api/v1/events/${sale.id}`, { name: 'Spring Concert' })
  // the page cache of the other process; without the notification it would keep the page for 30 s
  await expect.poll(page, { timeout: 3000 }).toContain('Spring Concert')
  await Promise.all(schedules.map((schedule) => schedule.stop()))
  const locks = await administrator.client.query(`select 1 from pg_locks where locktype = 'advisory' and database = (
    select oid from pg_database where datname = current_database())`)
  expect(locks.rows).toEqual([])
}, 60_000)

async function connect(connectionString: string): Promise<{ client: pg.Client } & AsyncDisposable> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}
