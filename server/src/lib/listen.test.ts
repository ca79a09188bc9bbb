import { queryObjects } from 'node:v8'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, it, vi } from 'vitest'
import type { Db } from './db.ts'
import { openDatabase } from './db.ts'
import { listenTo } from './listen.ts'
import { createLog } from './log.ts'

const directUrl = inject('postgresUrl')
const log = createLog('silent')
const { db, close } = openDatabase(directUrl, log, { size: 2 })
afterAll(close)

const timing = { intervalMs: 0, timeoutMs: 5000 }

/** A subscription that is tested without a pause, and the number of its tests so far. */
function listening(channel: string) {
  const listener = { onNotification: vi.fn(), onConnected: vi.fn(), onDisconnected: vi.fn() }
  let tests = 0
  // `as`: the subscription executes statements only
  const counting = {
    execute: (...args: Parameters<Db['execute']>) => {
      tests++
      return db.execute(...args)
    },
  } as Db
  const subscription = listenTo({ db: counting, directUrl, log }, channel, listener, timing)
  const untilTested = (count: number) => expect.poll(() => tests, { timeout: 20_000 }).toBeGreaterThan(count)
  return { ...listener, subscription, untilTested }
}

/** Ends the connection that listens to a channel and, as its last statement, to one for its tests. */
const disconnect = () =>
  db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'foyer notices'`)

it('reconnects when its connection is lost, and says so', async () => {
  const { subscription, onConnected, onDisconnected, onNotification } = listening('foyer_test_lost')
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledOnce())
  await disconnect()
  await vi.waitFor(() => expect(onDisconnected).toHaveBeenCalledOnce())
  expect(subscription.isConnected()).toBe(false)
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledTimes(2), { timeout: 10_000 })
  await db.execute(sql`select pg_notify('foyer_test_lost', 'again')`)
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledExactlyOnceWith('again'))
  await subscription.close()
  expect(subscription.isConnected()).toBe(false)
})

it('keeps nothing of its tests, however many there are', async () => {
  const { subscription, untilTested } = listening('foyer_test_many')
  await untilTested(50)
  const before = queryObjects(Promise, { format: 'count' })
  await untilTested(550)
  expect(queryObjects(Promise, { format: 'count' })).toBeLessThan(before + 250)
  await subscription.close()
})
