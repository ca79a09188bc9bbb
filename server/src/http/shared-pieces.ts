import { setTimeout } from 'node:timers/promises'
import { limitConcurrency } from '../lib/concurrency.ts'
import { pieceBytes } from './send-in-pieces.ts'

/** The least pause after a piece: at most 90 MB/s for all readers of the process together. */
const minPauseMs = 1
/** 4 MiB: as much as a connection takes before its reader does, so that readers who come together share the pieces. */
const maxRemembered = (4 * 1024 * 1024) / pieceBytes

type Piece = Buffer | undefined

/**
 * Creates the reader of the pieces of files, for all responses of a process. It reads one piece at a time, and then pauses
 * for as long as that took: while a sale occupies the processor, files take at most half of what is left. It remembers the
 * pieces that were read last: visitors of an event page load the same files at the same time, and each piece is read once
 * for all of them.
 * @returns a function that gives the piece with a name, and reads it if it is not remembered
 */
export function createSharedPieces(): (name: string, read: () => Promise<Piece>) => Promise<Piece> {
  const remembered = new Map<string, Buffer>()
  const oneAtATime = limitConcurrency(1, Number.POSITIVE_INFINITY)
  return (name, read) =>
    oneAtATime(async () => {
      const start = performance.now()
      const piece = remembered.get(name) ?? (await read())
      if (piece) remember(name, piece)
      await setTimeout(Math.max(minPauseMs, performance.now() - start))
      return piece
    })

  function remember(name: string, piece: Buffer) {
    // a map keeps the order of insertion: the piece that was used last comes last
    remembered.delete(name)
    remembered.set(name, piece)
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size > maxRemembered) remembered.delete(oldest)
  }
}
