/** What came on the stream: a thread that is another now, or that everything is to be read anew. */
export type InboxNews = { thread: string; kind?: string } | 'reset'

/**
 * Listens to what happens in the inbox of a team. A browser keeps only some connections to a server open at once, so
 * that of all its tabs of a team one listens and tells the others; when it is closed, the next takes its place.
 * @returns a function that stops listening
 */
export function listenToInbox(team: string, account: string, onNews: (news: InboxNews) => void): () => void {
  const name = `foyer-inbox ${team} ${account}`
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<InboxNews>) => onNews(data)
  const leaving = new AbortController()
  const tellAll = (news: InboxNews) => {
    onNews(news)
    channel.postMessage(news)
  }
  const listen = () => listenUntil(leaving.signal, team, tellAll)
  // over plain http there are no locks: then every tab listens for itself
  if ('locks' in navigator) navigator.locks.request(name, { signal: leaving.signal }, listen).catch(() => undefined)
  else void listenUntil(leaving.signal, team, onNews)
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** How long until a stream is asked for again that was refused, in milliseconds: at first, and at most. */
const pauses = { first: 1_000, longest: 60_000 }

function listenUntil(left: AbortSignal, team: string, onNews: (news: InboxNews) => void): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource
    let pause = pauses.first
    let again: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      source = new EventSource(`/api/v1/inbox/stream?${new URLSearchParams({ team })}`)
      source.addEventListener('open', () => {
        pause = pauses.first
      })
      source.addEventListener('reset', () => onNews('reset'))
      // `as`: what the server writes as `change`
      source.addEventListener('change', ({ data }) => onNews(JSON.parse(data) as InboxNews))
      // a browser comes back by itself when the connection is lost; but once it is answered with an error, never
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return
        again = setTimeout(open, pause)
        pause = Math.min(2 * pause, pauses.longest)
      })
    }
    open()
    left.addEventListener('abort', () => {
      clearTimeout(again)
      source.close()
      resolve()
    })
  })
}
