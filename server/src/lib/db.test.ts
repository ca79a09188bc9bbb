import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { freshDatabase } from '../test/databases.ts'
import { startTcpSwitch } from '../test/failover/tcp-switch.ts'
import { openDatabase } from './db.ts'
import { createLog } from './log.ts'
import { sqlStateOf } from './reason.ts'
import { isUnavailable } from './unavailable.ts'

it('survives a connection that breaks between two statements of a transaction', async () => {
  const database = await freshDatabase(inject('postgresUrl'))
  const { db, close } = openDatabase(database.url, createLog('silent'))
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
    // waits until the client has emitted the error: without a listener it would end the process
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    await tx.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
  await database.drop()
})

it('replaces a connection that breaks before a transaction begins', async () => {
  const database = await freshDatabase(inject('postgresUrl'))
  const { db, pool, close } = openDatabase(database.url, createLog('silent'), { size: 1 })
  // `as`: the types of node-postgres do not include its socket
  pool.once('acquire', (client) =>
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(),
  )
  const one = () => db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)
  await expect(one()).rejects.toThrow()
  expect(await one()).toEqual([{ one: 1 }])
  await close()
  await database.drop()
})

it('answers a write on a standby as unavailable, and drops the connection that leads there', async () => {
  const database = await freshDatabase(inject('postgresUrl'))
  const { db, close } = openDatabase(database.url, createLog('silent'), { size: 1 })
  const write = () => db.transaction((tx) => tx.execute(sql`create table written ()`))
  // as a primary that has become a standby answers
  await db.execute(sql`set default_transaction_read_only = on`)
  const error = await write().catch((thrown: unknown) => thrown)
  expect(sqlStateOf(error)).toEqual({ sqlState: '25006' })
  expect(isUnavailable(error)).toBe(true)
  await write()
  await close()
  await database.drop()
})

it('gives up on a statement without an answer, at once for its rollback too, and replaces the connection', async () => {
  const database = await freshDatabase(inject('postgresUrl'))
  const { db, close } = openDatabase(database.url, createLog('silent'), { size: 1, queryTimeoutMs: 300 })
  const error = await db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(20)`)
    })
    .catch((thrown: unknown) => thrown)
  expect(isUnavailable(error)).toBe(true)
  // that of the rollback, which has not waited for an answer too
  expect(error).toMatchObject({ cause: { message: 'Connection terminated unexpectedly' } })
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
  await database.drop()
}, 10_000)

it('gives up over a network that hangs, on an open connection and on a new one, and goes on when it no longer does', async () => {
  const database = await freshDatabase(inject('postgresUrl'))
  const address = new URL(database.url)
  await using network = await startTcpSwitch(Number(address.port))
  address.port = String(network.port)
  const { db, close } = openDatabase(address.href, createLog('silent'), { size: 1, queryTimeoutMs: 300 })
  const one = () => db.execute(sql`select 1 as one`).then(({ rows }) => rows, isUnavailable)
  expect(await one()).toEqual([{ one: 1 }])
  network.freeze(true)
  expect([await one(), await one()]).toEqual([true, true])
  network.freeze(false)
  expect(await one()).toEqual([{ one: 1 }])
  await close()
  await database.drop()
}, 15_000)

it('keeps the plans of statements, made for any parameters, on connections for the sale only', async () => {
  const database = await freshDatabase(inject('postgresUrl'))
  const plansOf = async (keepsPlans: boolean) => {
    const { db, close } = openDatabase(database.url, createLog('silent'), { size: 1, keepsPlans })
    const add = (value: number) => db.execute(sql`select ${value}::int + 1 as sum`)
    for (const value of [1, 2]) expect((await add(value)).rows).toEqual([{ sum: value + 1 }])
    const { rows } = await db.execute(sql`
      select generic_plans::int, custom_plans::int from pg_prepared_statements where statement like '%as sum'`)
    await close()
    return rows
  }
  expect(await plansOf(true)).toEqual([{ generic_plans: 2, custom_plans: 0 }])
  expect(await plansOf(false)).toEqual([])
  await database.drop()
})
