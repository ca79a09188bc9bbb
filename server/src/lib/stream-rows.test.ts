import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, it } from 'vitest'
import { openDatabase } from './db.ts'
import { createLog } from './log.ts'
import type { Statement } from './stream-rows.ts'
import { streamRows } from './stream-rows.ts'

const { db, pool, close } = openDatabase(inject('postgresUrl'), createLog('silent'), { size: 1 })
afterAll(close)

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

it('writes every row once, in order, between head and tail', async () => {
  const { body } = streamed(sql`select n from generate_series(1, ${count}::int) n`)
  const numbers = Array.from({ length: count }, (_, at) => `${at + 1}\n`)
  expect(await text(body)).toBe(`n\n${numbers.join('')}end`)
  const none = streamed(sql`select n from generate_series(1, 0) n`)
  expect(await text(none.body)).toBe('n\nend')
})

it('reads the next batch while one is used, and breaks off when it cannot be read', async () => {
  // the second batch has an error, which PostgreSQL reports before the first is taken
  const { body, written } = streamed(sql`select n + 0 / (3000 - n) as n from generate_series(1, ${count}::int) n`)
  const reader = body.getReader()
  await reader.read()
  await expect.poll(() => written.length).toBe(2000)
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
