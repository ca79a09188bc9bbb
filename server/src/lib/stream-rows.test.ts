import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, it } from 'vitest'
import { openDatabase } from './db.ts'
import { createLog } from './log.ts'
import type { Statement } from './stream-rows.ts'
import { streamRows } from './stream-rows.ts'

const { db, pool, close } = openDatabase(inject('postgresUrl'), createLog('silent'), { size: 1 })
const observer = openDatabase(inject('postgresUrl'), createLog('silent'), { size: 1 })
afterAll(() => Promise.all([close(), observer.close()]))

// more than two batches
const count = 5000

interface NumberRow extends Record<string, unknown> {
  n: number
}

/** Streams the numbers that a statement selects, a line for each, and remembers those that were written. */
function streamed(query: Statement) {
  const written: number[] = []
  const write = (rows: NumberRow[]) => {
    written.push(...rows.map(({ n }) => n))
    return rows.map(({ n }) => `${n}\n`).join('')
  }
  return { written, body: streamRows<NumberRow>(db, query, { head: 'n\n', write, tail: 'end' }) }
}

/** The states of the connections that have read a batch. */
async function states(): Promise<unknown[]> {
  const { rows } = await observer.db.execute(sql`
    select state from pg_stat_activity
    where datname = current_database() and query = 'fetch 2000 from streamed_rows'`)
  return rows.map(({ state }) => state)
}

it('writes every row once, in order, between head and tail', async () => {
  const { body } = streamed(sql`select n from generate_series(1, ${count}::int) n`)
  const numbers = Array.from({ length: count }, (_, at) => `${at + 1}\n`)
  expect(await text(body)).toBe(`n\n${numbers.join('')}end`)
  const none = streamed(sql`select n from generate_series(1, 0) n`)
  expect(await text(none.body)).toBe('n\nend')
})

it('reads the next batch while one is used, and breaks off when it cannot be read', async () => {
  const { body, written } = streamed(sql`select n + 0 / (3000 - n) as n from generate_series(1, ${count}::int) n`)
  const reader = body.getReader()
  await reader.read()
  // the second batch has the error; the first has not been taken
  await expect.poll(states).toEqual(['idle in transaction (aborted)'])
  await reader.read().catch(() => undefined)
  await expect(reader.read()).rejects.toThrow()
  await expect.poll(() => pool.idleCount).toBe(1)
  expect(written).toHaveLength(2000)
})

it('frees its connection when the reader goes', async () => {
  const { body } = streamed(sql`select n from generate_series(1, 1000000) n`)
  const reader = body.getReader()
  await reader.read()
  await reader.cancel()
  await expect.poll(() => pool.idleCount).toBe(1)
})
