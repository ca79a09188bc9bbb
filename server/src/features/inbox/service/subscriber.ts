import { worksOn } from '../../../lib/scope.ts'
import type { ChangeRow, StreamReader } from '../queries/changes.ts'

/** A browser with an open stream. */
export interface Subscriber extends StreamReader {
  /** The number of the last change that was sent, or skipped because it concerns another member. */
  position: number
  /** Sends text. Ends the stream of a browser that reads too slowly: it reconnects at its position. */
  send(text: string): void
  end(): void
  /** Whether the browser or the server has ended the stream. */
  readonly ended: boolean
}

/** The most changes that wait for a browser, of some 100 bytes each: one that is further behind no longer reads. */
export const maxPendingChanges = 1000

/**
 * Creates a subscriber and the response body that carries what is sent to it.
 * @param onEnd called once, when the browser or the server ends the stream
 */
export function openStream(
  reader: StreamReader,
  onEnd: (subscriber: Subscriber) => void,
): [Subscriber, ReadableStream<Uint8Array>] {
  const encoder = new TextEncoder()
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller
    },
    cancel: () => release(),
  })
  const release = () => {
    if (!sink) return
    sink = undefined
    onEnd(subscriber)
  }
  const subscriber: Subscriber = {
    ...reader,
    position: 0,
    send(text) {
      sink?.enqueue(encoder.encode(text))
      if (sink && (sink.desiredSize ?? 0) < -maxPendingChanges) subscriber.end()
    },
    end() {
      sink?.close()
      release()
    },
    get ended() {
      return !sink
    },
  }
  return [subscriber, stream]
}

/** Sends a subscriber the changes after its position, without those that concern only other members or other events. */
export function sendChanges(
  subscriber: Subscriber,
  changes: readonly ChangeRow[],
  present: (change: ChangeRow) => string,
): void {
  for (const change of changes) {
    if (change.number <= subscriber.position) continue
    if (concerns(change, subscriber)) subscriber.send(present(change))
    subscriber.position = change.number
  }
}

const concerns = ({ userId, eventId }: ChangeRow, reader: StreamReader): boolean =>
  (userId === null || userId === reader.account) && worksOn(reader, eventId)
