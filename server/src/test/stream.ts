import type { TestClient } from './client.ts'
import { cookieHeader } from './client.ts'

/** An event of a stream. */
export interface StreamEvent {
  event: string
  id: string
  // tests read the wire as any client does, so the data has no type of the contract
  // biome-ignore lint/suspicious/noExplicitAny: a wrong guess about its shape fails the test that makes it
  data: any
}

/** An open stream of server-sent events. */
export interface StreamClient {
  status: number
  /** The next event; undefined when the stream has ended. */
  next(): Promise<StreamEvent | undefined>
  /** Closes the connection, as a browser does that leaves the page. */
  close(): void
}

/** Opens a stream as a browser does. @param url the absolute URL */
export async function connectStream(
  { cookies }: Pick<TestClient, 'cookies'>,
  url: string,
  headers: Record<string, string> = {},
): Promise<StreamClient> {
  const ending = new AbortController()
  const response = await fetch(url, { headers: { ...headers, cookie: cookieHeader(cookies) }, signal: ending.signal })
  const events = eventsIn(response)
  return {
    status: response.status,
    next: async () => (await events.next()).value ?? undefined,
    close: () => ending.abort(),
  }
}

async function* eventsIn(response: Response): AsyncGenerator<StreamEvent, undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = read(text.slice(0, end))
      text = text.slice(end + 2)
      if (event) yield event
    }
  }
  return undefined
}

/** @returns undefined for a comment and any other block that is no event */
function read(block: string): StreamEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.replace(/^\w*: ?/, '')]),
  )
  const data = fields.get('data')
  if (data === undefined) return undefined
  return { event: fields.get('event') ?? '', id: fields.get('id') ?? '', data: JSON.parse(data) }
}
