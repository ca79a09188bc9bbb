import type { Db } from '../db.ts'
import { streamFrom } from '../stream-rows.ts'
import type { ZipEntry } from './write-zip.ts'
import { writeZip } from './write-zip.ts'

/** A piece of the archive is at least as large, so that many small files are few pieces. */
const pieceBytes = 64 * 1024

/**
 * Streams files as a ZIP archive, as fast as the reader takes them. The next file is asked for when the one before has been
 * taken, so the memory does not depend on their number. All are of one moment.
 * @param db the connections for files: one of them is occupied until the end
 * @param entriesOf reads the files
 */
export const streamZip = (db: Db, entriesOf: (tx: Db) => AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> =>
  streamFrom(db, (tx) => largePieces(writeZip(entriesOf(tx))), { isolationLevel: 'repeatable read' })

async function* largePieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes < pieceBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  yield Buffer.concat(waiting)
}
