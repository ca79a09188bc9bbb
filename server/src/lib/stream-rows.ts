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
}

/**
 * Streams the rows of a query as a text, as fast as the reader takes it: a batch is read from a cursor of the database
 * when the one before has been taken, so the memory does not depend on the number of rows. All rows are of one moment.
 * @param db the connections for files: one of them is occupied until the end; PostgreSQL closes it if the reader takes
 *   nothing for 30 s (`sessionSettings`)
 */
export function streamRows<Row extends Record<string, unknown>>(
  db: Db,
  query: Statement,
  { head, write, tail = '' }: Document<Row>,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  const send = async (text: string) => text !== '' && (await writer.write(encoder.encode(text)))
  const sent = db.transaction(
    async (tx) => {
      await tx.execute(sql`declare streamed_rows no scroll cursor for ${query}`)
      await send(head)
      for (;;) {
        // `as`: the caller says what its query selects
        const { rows } = await tx.execute(sql.raw(`fetch ${batchRows} from streamed_rows`))
        if (rows.length === 0) break
        await send(write(rows as Row[]))
      }
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
