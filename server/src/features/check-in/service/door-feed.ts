import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Infra } from '../../../lib/infra.ts'
import { failureOf } from '../../../lib/reason.ts'
import { worksOn } from '../../../lib/scope.ts'
import type { StreamReader } from '../../inbox/queries/changes.ts'
import { allowedReaders } from '../../inbox/queries/changes.ts'
import { lastNumbers } from '../queries.ts'

/** The open event streams (SSE) of the dashboards in this process. */
export interface DoorFeed {
  /** Opens a stream of the changes of a list. @throws ProblemError `unavailable` after `endAll` */
  subscribe(reader: StreamReader, list: FollowedList): Promise<ReadableStream<Uint8Array>>
  /** Ends every stream and refuses new ones: the process stops. */
  endAll(): void
}

interface FollowedList {
  id: string
  eventId: string
}

interface Follower extends StreamReader {
  listId: string
  eventId: string
  /** The number of the last scan that was sent to it. */
  last: number
  send(text: string): void
  end(): void
}

interface DoorFeedOptions extends Pick<Infra, 'db' | 'log'> {
  /** How often the scans of the followed lists are looked for. */
  intervalMs?: number
  /** How often every stream gets a heartbeat, and a check of its session and membership. */
  checkIntervalMs?: number
}

/** The most streams of one account in this process; a new one ends the oldest. */
const maxStreamsPerAccount = 20
const opening = 'retry: 2000\n\n'
const heartbeat = ':\n\n'
const change = (number: number) => `event: change\nid: ${number}\ndata: {}\n\n`

/**
 * Creates the feed of this process. While dashboards are open, one query a second looks for new scans of all their lists:
 * at a busy door every second has some, so a notification per scan would only cost more.
 */
export function createDoorFeed({ db, log, intervalMs = 1000, checkIntervalMs = 15_000 }: DoorFeedOptions): DoorFeed {
  const followers = new Set<Follower>()
  let closed = false
  let busy = false

  async function sendChanges(): Promise<void> {
    if (followers.size === 0 || busy) return
    busy = true
    try {
      const numbers = await lastNumbers(db, [...new Set([...followers].map(({ listId }) => listId))])
      for (const follower of followers) {
        const number = numbers.get(follower.listId) ?? 0
        if (number === follower.last) continue
        follower.last = number
        follower.send(change(number))
      }
    } finally {
      busy = false
    }
  }

  async function keepAlive(): Promise<void> {
    if (followers.size === 0) return
    for (const follower of followers) follower.send(heartbeat)
    const allowed = await allowedReaders(db, [...followers], 'check-in:read')
    for (const follower of followers) {
      const events = allowed.get(follower)
      if (!events || !worksOn({ events }, follower.eventId)) follower.end()
    }
  }

  // nothing is lost: the next query finds it
  const failed = (error: unknown) => log.warn(failureOf(error), 'Scans could not be looked for; the next query follows')
  const timers = [
    setInterval(() => void sendChanges().catch(failed), intervalMs),
    setInterval(() => void keepAlive().catch(failed), checkIntervalMs),
  ]

  return {
    async subscribe(reader, { id: listId, eventId }) {
      const last = (await lastNumbers(db, [listId])).get(listId) ?? 0
      if (closed) throw new ProblemError('unavailable')
      const own = [...followers].filter(({ account }) => account === reader.account)
      for (const oldest of own.slice(0, Math.max(0, own.length - maxStreamsPerAccount + 1))) oldest.end()
      return openStream({ ...reader, listId, eventId, last }, followers)
    },
    endAll() {
      closed = true
      for (const timer of timers) clearInterval(timer)
      for (const follower of followers) follower.end()
    },
  }
}

function openStream(reader: Omit<Follower, 'send' | 'end'>, followers: Set<Follower>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined
  const follower: Follower = {
    ...reader,
    send: (text) => sink?.enqueue(encoder.encode(text)),
    end() {
      followers.delete(follower)
      sink?.close()
      sink = undefined
    },
  }
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller
    },
    cancel() {
      sink = undefined
      followers.delete(follower)
    },
  })
  followers.add(follower)
  follower.send(opening)
  // the dashboard reads again: it may have missed scans before the stream was open
  follower.send(change(reader.last))
  return stream
}
