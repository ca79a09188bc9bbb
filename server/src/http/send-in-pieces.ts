import type { ServerResponse } from 'node:http'

/** A range of a stored content. */
export interface Content {
  /** The range to send, in bytes. */
  from: number
  length: number
  /** Reads a part of the content. @returns undefined when the content is gone */
  read(from: number, length: number): Promise<Uint8Array | undefined>
}

/** Small enough that hundreds of slow readers cost little memory, and that the slowest line takes one in time. */
export const pieceBytes = 128 * 1024
/** A reader that does not take a piece within this time is disconnected. */
const stallTimeoutMs = 30_000

/**
 * Creates the body of a response that reads its content in pieces, each when the reader has taken the one before. So a
 * slow reader occupies one piece of memory, and nothing else, however long it takes.
 */
export function inPieces(outgoing: ServerResponse, content: Content, stallMs = stallTimeoutMs): ReadableStream {
  const end = content.from + content.length
  let at = content.from
  // not the timeout of the connection: whatever the reader sends would restart that
  let stall: NodeJS.Timeout | undefined
  outgoing.once('close', () => clearTimeout(stall))
  return new ReadableStream(
    {
      async pull(controller) {
        clearTimeout(stall)
        const piece = await content.read(at, Math.min(pieceBytes, end - at))
        if (!piece?.length) throw new Error('The content was deleted while it was sent')
        if (!outgoing.closed) stall = setTimeout(() => outgoing.destroy(), stallMs)
        at += piece.length
        controller.enqueue(piece)
        if (at >= end) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
