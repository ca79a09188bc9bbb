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
  const output = Readable.from(zip.outputStream)
  const ended = new Promise<never>((_, reject) => {
    // the reader has gone: the transaction must end, too
    output.once('close', () => reject(new Error('The archive was not read to its end')))
    zip.once('error', reject)
  })
  ended.catch(() => undefined)
  db.transaction(
    async (tx) => {
      for await (const entry of entriesOf(tx)) await Promise.race([add(zip, entry), ended])
      zip.end()
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  ).catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error('The archive failed')))
  // `as`: Node and the DOM declare the same class twice
  return Readable.toWeb(output) as ReadableStream
}

/** @returns when the file has been taken */
const add = (zip: ZipFile, { name, compress, at, ...file }: ZipEntry): Promise<void> => {
  let content: ZipEntry['content'] = file.content
  return new Promise((resolve, reject) => {
    zip.addReadStreamLazy(name, { compress, mtime: at }, (done) => {
      const stream = Readable.from(content)
      // the archive keeps this function until its end, and would keep the files with it
      content = []
      stream.once('error', reject)
      stream.once('end', resolve)
      done(null, stream)
    })
  })
}
