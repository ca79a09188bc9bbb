import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutboundError } from './failure.ts'

const decoders: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** What a request says that it understands. */
export const acceptedEncodings = 'gzip, deflate, br'

/**
 * The bytes of an answer, unpacked, piece by piece.
 * @param maxBytes counted after unpacking, so that a small body cannot become a large one
 * @throws OutboundError `body-too-large`, as soon as there is one byte more
 */
export async function* piecesOf(raw: Readable, encoding: string, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const piece of unpacked(raw, encoding)) {
    size += piece.length
    if (size > maxBytes) throw new OutboundError('body-too-large', `more than ${maxBytes} bytes`)
    yield piece
  }
}

function unpacked(raw: Readable, encoding: string): AsyncIterable<Buffer> {
  if (!encoding || encoding === 'identity') return raw
  const decoder = decoders[encoding]?.()
  if (!decoder) throw new OutboundError('invalid-answer', 'packed in a way that was not asked for')
  // whoever reads the result hears of errors
  return pipeline(raw, decoder, () => undefined) as NodeJS.ReadWriteStream & AsyncIterable<Buffer>
}
