/** A message of the stream: a thread has changed, or everything must be refetched. */
export type InboxChange = { thread: string; kind?: string } | 'reset'

/**
 * Subscribes to changes of a team's inbox. Browsers limit connections per server, so one tab of each team holds the
 * stream and broadcasts to the others; when it closes, the next one takes over.
 * @param position tells, when a stream is opened, which change this browser knows of already
 * @returns a function that unsubscribes
 */
export function listenToInbox(
  { team, account, position }: { team: string; account: string; position: () => number | undefined },
  onChange: (change: InboxChange) => void,
): () => void {
  const name = `foyer-inbox ${team} ${account}`
  const address = () => {
    const after = position()
    return `/api/v1/inbox/stream?${new URLSearchParams({ team, ...(after !== undefined && { after: String(after) }) })}`
  }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<InboxChange>) => onChange(data)
  const leaving = new AbortController()
  const broadcast = (change: InboxChange) => {
    onChange(change)
    channel.postMessage(change)
  }
  const listen = () => listenUntil(leaving.signal, address, broadcast)
  // Plain HTTP has no locks, so every tab holds its own stream.
  if ('locks' in navigator) navigator.locks.request(name, { signal: leaving.signal }, listen).catch(() => undefined)
  else void listenUntil(leaving.signal, address, onChange)
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** The delay before a refused stream is opened again: at first, and at most. It doubles each time. */
const reconnectDelayMs = { first: 1_000, max: 60_000 }

function listenUntil(
  signal: AbortSignal,
  address: () => string,
  onChange: (change: InboxChange) => void,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource
    let delayMs = reconnectDelayMs.first
    let retryTimer: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      source = new EventSource(address())
      source.addEventListener('open', () => {
        delayMs = reconnectDelayMs.first
      })
      source.addEventListener('reset', () => onChange('reset'))
      // `as`: the server writes `change` events in this shape.
      source.addEventListener('change', ({ data }) => onChange(JSON.parse(data) as InboxChange))
      // The browser reconnects after a lost connection, but not after an error status.
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return
        retryTimer = setTimeout(open, delayMs)
        delayMs = Math.min(2 * delayMs, reconnectDelayMs.max)
      })
    }
    open()
    signal.addEventListener('abort', () => {
      clearTimeout(retryTimer)
      source.close()
      resolve()
    })
  })
}
