import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Db } from './db.ts'

/** A file of an archive. */
export interface ZipEntry {
  name: string
  content: Iterable<Uint8Array> | AsyncIterable<string>
  /** Whether compressing it is worth the time: a PDF is compressed already. */
  compress: boolean
  at: Date
}

/**
 * Streams files as a ZIP archive, as fast as the reader takes them. The next file is asked for when the one before has been
 * taken, so the memory does not depend on their number. All are of one moment.
 * @param db the connections for files: one of them is occupied until the end
 * @param entriesOf reads the files
 */
export function streamZip(db: Db, entriesOf: (tx: Db) => AsyncIterable<ZipEntry>): ReadableStream {
  const zip = new ZipFile()
  const add = adderTo(zip)
  const output = Readable.from(zip.outputStream)
  const ended = new Promise<never>((_, reject) => {
    // the reader has gone: the transaction must end, too
    output.once('close', () => reject(new Error('The archive was not read to its end')))
    zip.once('error', reject)
  })
  ended.catch(() => undefined)
  db.transaction(
    async (tx) => {
      for await (const entry of entriesOf(tx)) await Promise.race([add(entry), ended])
      zip.end()
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  ).catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error('The archive failed')))
  // `as`: Node and the DOM declare the same class twice
  return Readable.toWeb(output) as ReadableStream
}

/**
 * Adds one file after the other. The archive keeps the function that opens a file until its own end, for each file; so there
 * is one for all of them, which opens the file that is being added.
 * @returns a function that adds a file, and resolves when it has been taken
 */
function adderTo(zip: ZipFile): (file: ZipEntry) => Promise<void> {
  let current: { content: ZipEntry['content']; resolve: () => void; reject: (error: Error) => void } | undefined
  const open: Parameters<ZipFile['addReadStreamLazy']>[2] = (done) => {
    if (current === undefined) return
    const stream = Readable.from(current.content)
    stream.once('error', current.reject)
    stream.once('end', current.resolve)
    current = undefined
    done(null, stream)
  }
  return ({ name, content, compress, at }) =>
    new Promise((resolve, reject) => {
      current = { content, resolve, reject }
      zip.addReadStreamLazy(name, { compress, mtime: at }, open)
    })
}
