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
 * Streams the rows of a query as a text, as fast as the reader takes it: a batch is read from a cursor of the database
 * when the one before has been taken, so the memory does not depend on the number of rows. All rows are of one moment.
 * @param db the connections for files: see `streamFrom`
 */
export function streamRows<Row extends Record<string, unknown>>(
  db: Db,
  query: Statement,
  { head, write, tail = '', encode = (text) => encoder.encode(text) }: Document<Row>,
): ReadableStream<Uint8Array> {
  async function* texts(tx: Db): AsyncGenerator<string> {
    yield head
    for await (const rows of batchesOf<Row>(tx, query, batchRows)) yield write(rows)
    yield tail
  }
  async function* pieces(tx: Db): AsyncGenerator<Uint8Array> {
    for await (const text of texts(tx)) if (text !== '') yield encode(text)
  }
  return streamFrom(db, pieces)
}

const encoder = new TextEncoder()

/**
 * Streams pieces that are read in a transaction, each when the reader has taken the one before. A failure breaks the stream
 * off: the reader must not see a file that seems complete. When the reader goes, the transaction ends.
 * @param db the connections for files: one of them is occupied until the end; PostgreSQL closes it if the reader takes
 *   nothing for 30 s (`sessionSettings`)
 */
export function streamFrom(
  db: Db,
  piecesOf: (tx: Db) => AsyncIterable<Uint8Array>,
  options: { isolationLevel?: 'repeatable read' } = {},
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const sent = db.transaction(
    async (tx) => {
      for await (const piece of piecesOf(tx)) await writer.write(piece)
    },
    { accessMode: 'read only', ...options },
  )
  sent
    .then(
      () => writer.close(),
      (error: unknown) => writer.abort(error),
    )
    .catch(() => undefined)
  return readable
}
