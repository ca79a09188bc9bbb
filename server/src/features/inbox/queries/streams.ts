import type { ChangeRow, Looker } from './changes.ts'

/** A browser that is told what happens. */
export interface Watcher extends Looker {
  /** The number of the last thing it was told, or that was none of its business. */
  position: number
  /** Sends it something. A browser that does not take what it is sent is let go: it comes back where it was. */
  send(text: string): void
  end(): void
  /** Whether its stream is over, whoever ended it. */
  readonly ended: boolean
}

// each change is some 100 bytes; who is so far behind is not reading
export const mostWaiting = 1000

/**
 * Makes the two ends of a stream: what is sent to the one comes out of the other.
 * @param onEnd called once, whoever ends it
 */
export function openStream(looker: Looker, onEnd: (watcher: Watcher) => void): [Watcher, ReadableStream<Uint8Array>] {
  const encoder = new TextEncoder()
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller
    },
    cancel: () => leave(),
  })
  const leave = () => {
    if (!sink) return
    sink = undefined
    onEnd(watcher)
  }
  const watcher: Watcher = {
    ...looker,
    position: 0,
    send(text) {
      sink?.enqueue(encoder.encode(text))
      if (sink && (sink.desiredSize ?? 0) < -mostWaiting) watcher.end()
    },
    end() {
      sink?.close()
      leave()
    },
    get ended() {
      return !sink
    },
  }
  return [watcher, stream]
}

/** Tells a watcher what it has not been told, as far as it is its business. */
export function tellWatcher(
  watcher: Watcher,
  changes: readonly ChangeRow[],
  present: (change: ChangeRow) => string,
): void {
  for (const change of changes) {
    if (change.number <= watcher.position) continue
    if (change.userId === null || change.userId === watcher.account) watcher.send(present(change))
    watcher.position = change.number
  }
}
