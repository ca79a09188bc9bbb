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
  const adder = adderTo(zip)
  // the reader has gone: the transaction must end, too
  output.once('close', () => adder.breakOff(new Error('The archive was not read to its end')))
  zip.once('error', adder.breakOff)
  db.transaction(
    async (tx) => {
      for await (const entry of entriesOf(tx)) await adder.add(entry)
      zip.end()
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  ).catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error('The archive failed')))
  // `as`: Node and the DOM declare the same class twice
  return Readable.toWeb(output) as ReadableStream
}

/**
 * Adds one file after the other, so that no file stays in memory after it has been taken. The archive keeps the function that
 * opens a file until its own end: so one function opens all of them, each when it is the one being added.
 */
function adderTo(zip: ZipFile) {
  let current: { content: ZipEntry['content']; resolve: () => void; reject: (error: Error) => void } | undefined
  let broken: Error | undefined
  const open: Parameters<ZipFile['addReadStreamLazy']>[2] = (done) => {
    const stream = Readable.from(current?.content ?? [])
    stream.once('error', (error) => current?.reject(error))
    stream.once('end', () => current?.resolve())
    done(null, stream)
  }
  return {
    /** @returns when the file has been taken @throws the error of its content, or of `breakOff` */
    add: ({ name, content, compress, at }: ZipEntry) =>
      new Promise<void>((resolve, reject) => {
        if (broken) return reject(broken)
        current = { content, resolve, reject }
        zip.addReadStreamLazy(name, { compress, mtime: at }, open)
      }),
    /** Ends the file that is being added, and adds no more. */
    breakOff: (error: Error) => {
      broken = error
      current?.reject(error)
    },
  }
}
