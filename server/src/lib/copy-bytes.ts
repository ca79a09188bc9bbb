import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

const dialect = new PgDialect({ casing: 'snake_case' })

// PostgreSQL's binary format of COPY: a signature of 11 bytes, flags and an extension of 4 bytes each, then per row the
// number of values (2 bytes) and per value its length (4 bytes, -1 for null) and its bytes; at the end -1 instead of a row.
const headerBytes = 11 + 4 + 4
const lengthAt = headerBytes + 2
const valueAt = lengthAt + 4

/**
 * Runs a query of at most one row with one value of bytes, and returns them as they are: the answer to a usual query
 * contains them as hexadecimal text of twice the size, whose decoding takes most of the time.
 * @param query without parameters of unchecked content: COPY takes none, so they become literals
 * @returns undefined without a row, and for null
 */
export async function copyBytes(pool: pg.Pool, query: SQL): Promise<Buffer | undefined> {
  const statement = sql`copy (${query}) to stdout (format binary)`.inlineParams()
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    // not with `buffer()` of node:stream/consumers: it copies twice, through a Blob, and what it leaves behind makes the
    // garbage collector stop the process
    const chunks: Buffer[] = []
    for await (const chunk of client.query(copyTo(dialect.sqlToQuery(statement).sql))) chunks.push(chunk)
    const copied = Buffer.concat(chunks)
    const isEmpty = copied.readInt16BE(headerBytes) === -1 || copied.readInt32BE(lengthAt) === -1
    return isEmpty ? undefined : copied.subarray(valueAt, valueAt + copied.readInt32BE(lengthAt))
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(failure)
  }
}
