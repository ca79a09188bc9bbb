import type { Db } from '../../../lib/db.ts'
import { presentChange } from '../presenter/stream.ts'
import { allowedReaders, changesAfter } from '../queries/changes.ts'
import type { Subscriber } from './subscriber.ts'
import { sendChanges } from './subscriber.ts'

/** The subscribers of one team's inbox in this process. */
export interface TeamStream {
  readonly subscribers: Set<Subscriber>
  /** The number of the last change that was published. */
  position: number
  /** Reads new changes and sends them to all subscribers. A call while another one is reading makes that one read again. */
  publish(): Promise<void>
}

/** The most changes that one query reads. */
export const batchSize = 500

/** @param position of its first subscriber */
export function createTeamStream(db: Db, teamId: string, position: number): TeamStream {
  let reading = false
  let readAgain = false
  const stream: TeamStream = {
    subscribers: new Set(),
    position,
    async publish() {
      readAgain = true
      if (reading) return
      reading = true
      try {
        while (readAgain && stream.subscribers.size > 0) readAgain = await publishNextBatch()
      } finally {
        reading = false
      }
    },
  }

  /** @returns whether there may be more changes */
  async function publishNextBatch(): Promise<boolean> {
    readAgain = false
    const changes = await changesAfter(db, teamId, stream.position, batchSize)
    const last = changes.at(-1)
    if (!last) return readAgain
    await endRevoked(db, [...stream.subscribers])
    for (const subscriber of stream.subscribers) sendChanges(subscriber, changes, presentChange)
    stream.position = last.number
    return readAgain || changes.length === batchSize
  }
  return stream
}

/** Ends the streams whose session or membership has ended, and notes the events that the others may hear of now. */
export async function endRevoked(db: Db, subscribers: readonly Subscriber[]): Promise<void> {
  const allowed = await allowedReaders(db, subscribers)
  for (const subscriber of subscribers) {
    const events = allowed.get(subscriber)
    if (events) subscriber.events = events
    else subscriber.end()
  }
}
