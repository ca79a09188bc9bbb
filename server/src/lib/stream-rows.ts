import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** A statement that reads rows; a query of a feature makes it. */
export type Statement = SQL

/** How many rows are read at a time. */
const batchRows = 2000

interface Document<Row> {
  head: string
  /** Writes a batch of rows. */
  write: (rows: Row[]) => string
  tail?: string
  /** Turns the text into bytes; by default as UTF-8. */
  encode?: (text: string) => Uint8Array
}

/** Reads the rows of a query from a cursor of the database, in batches: the memory does not depend on their number. */
export async function* batchesOf<Row extends Record<string, unknown>>(
  tx: Db,
  query: Statement,
  batchSize: number,
): AsyncGenerator<Row[]> {
  await tx.execute(sql`declare streamed_rows no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await tx.execute(sql.raw(`fetch ${batchSize} from streamed_rows`))
    if (rows.length === 0) break
    // `as`: the caller says what its query selects
    yield rows as Row[]
  }
  await tx.execute(sql`close streamed_rows`)
}

/**
 * Streams the rows of a query as a text, as fast as the reader takes it: at most two batches are read ahead of it, from
 * a cursor of the database, so the memory does not depend on the number of rows. All rows are of one moment.
 * @param db the connections for files: one of them is occupied until the end; PostgreSQL closes it if the reader takes
 *   nothing for 30 s (`sessionSettings`)
 */
export function streamRows<Row extends Record<string, unknown>>(
  db: Db,
  query: Statement,
  { head, write, tail = '', encode = (text) => encoder.encode(text) }: Document<Row>,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const send = async (text: string) => text !== '' && (await writer.write(encode(text)))
  const sent = db.transaction(
    async (tx) => {
      await send(head)
      for await (const rows of oneAhead(batchesOf<Row>(tx, query, batchRows))) await send(write(rows))
      await send(tail)
    },
    { accessMode: 'read only' },
  )
  // the reader sees a file that breaks off, not one that seems complete
  sent
    .then(
      () => writer.close(),
      (error: unknown) => writer.abort(error),
    )
    .catch(() => undefined)
  return readable
}

/** Asks for the next item while one is used. */
async function* oneAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  const askNext = () => {
    const item = items.next()
    // an error while the item before is used is thrown when this one is awaited
    item.catch(() => undefined)
    return item
  }
  let item = await askNext()
  while (!item.done) {
    const next = askNext()
    yield item.value
    item = await next
  }
}

const encoder = new TextEncoder()
