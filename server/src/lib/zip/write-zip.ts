import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { StoredFile } from './records.ts'
import { dataDescriptor, endOfArchive, listedFile, localHeader } from './records.ts'

/** A file of an archive. */
export interface ZipEntry {
  name: string
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** Whether compressing it is worth the time: a PDF is compressed already. */
  compress: boolean
  at: Date
}

/**
 * Writes files as a ZIP archive. Of a file that is written, only its line in the list at the end stays in memory, 100 bytes:
 * libraries keep what is needed to read it, and with it its content.
 * @throws Error for a file of 4 GB and more
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const list = new FileList()
  let offset = 0
  for await (const entry of entries) {
    for await (const piece of written(entry, offset, list)) {
      offset += piece.length
      yield piece
    }
  }
  yield* list.lines
  yield endOfArchive(list.files, list.bytes, offset)
}

/** A file with its header and its size, which is added to the list. */
async function* written(entry: ZipEntry, offset: number, list: FileList): AsyncGenerator<Uint8Array> {
  const { name, at, compress } = entry
  const facts: StoredFile = { name, at, compressed: compress, crc: 0, storedBytes: 0, bytes: 0, offset }
  yield localHeader(facts)
  for await (const piece of stored(entry, facts)) {
    facts.storedBytes += piece.length
    yield piece
  }
  yield dataDescriptor(facts)
  list.add(facts)
}

/** The content as the archive has it, counted in `facts` before it is compressed. */
function stored({ content, compress }: ZipEntry, facts: StoredFile): AsyncIterable<Uint8Array> {
  const counted = countedIn(facts, content)
  return compress ? deflated(counted) : counted
}

async function* deflated(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw()
  // a reader of the result gets the error, too, and one that goes is none
  pipeline(Readable.from(pieces, { objectMode: false }), deflate).catch(() => undefined)
  yield* deflate
}

async function* countedIn(facts: StoredFile, content: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    facts.crc = crc32(piece, facts.crc)
    facts.bytes += piece.length
    yield piece
  }
}

/** The list at the end of an archive, in a few large pieces: a small one occupies several times its size. */
class FileList {
  files = 0
  bytes = 0
  #full: Buffer[] = []
  #last: Buffer[] = []

  add(file: StoredFile): void {
    const line = listedFile(file)
    this.files += 1
    this.bytes += line.length
    this.#last.push(line)
    if (this.#last.length < linesOfPiece) return
    this.#full.push(Buffer.concat(this.#last))
    this.#last = []
  }

  get lines(): Buffer[] {
    return [...this.#full, ...this.#last]
  }
}

const linesOfPiece = 512
