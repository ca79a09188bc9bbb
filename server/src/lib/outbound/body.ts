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

/** The `accept-encoding` of requests. */
export const acceptedEncodings = 'gzip, deflate, br'

/**
 * Decompresses a body chunk by chunk.
 * @param maxBytes the limit after decompression, so that a small body cannot expand without bound
 * @throws OutboundError `body-too-large` at the first byte beyond the limit, after all bytes within it
 */
export async function* decodeBody(raw: Readable, encoding: string, maxBytes: number): AsyncGenerator<Buffer> {
  let remaining = maxBytes
  for await (const chunk of decoded(raw, encoding)) {
    yield chunk.length > remaining ? chunk.subarray(0, remaining) : chunk
    remaining -= chunk.length
    if (remaining < 0) throw new OutboundError('body-too-large', `more than ${maxBytes} bytes`)
  }
}

/** The part of a body within the limit, for a reader to whom the rest does not matter. @throws OutboundError others */
export async function* withinLimit(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks
  } catch (error) {
    if (!(error instanceof OutboundError && error.failure === 'body-too-large')) throw error
  }
}

function decoded(raw: Readable, encoding: string): AsyncIterable<Buffer> {
  if (!encoding || encoding === 'identity') return raw
  const decoder = decoders[encoding]?.()
  if (!decoder) throw new OutboundError('invalid-answer', 'the content encoding was not requested')
  // the reader of the result receives the errors; `as`: `pipeline` returns the decoder
  return pipeline(raw, decoder, () => undefined) as NodeJS.ReadWriteStream & AsyncIterable<Buffer>
}
