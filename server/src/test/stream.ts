import type { Visitor } from './visitor.ts'

/** Something that came on a stream. */
export interface StreamEvent {
  event: string
  id: string
  // what a reader of the wire sees
  // biome-ignore lint/suspicious/noExplicitAny: a wrong guess about its shape fails the test that makes it
  data: any
}

/** A stream of server-sent events that somebody reads. */
export interface OpenStream {
  status: number
  /** The next event; undefined when the stream has ended. */
  next(): Promise<StreamEvent | undefined>
  /** Breaks it off, as a browser does that goes away. */
  leave(): void
}

/** Opens a stream as a browser does. @param url whole */
export async function openStream(
  { cookies }: Pick<Visitor, 'cookies'>,
  url: string,
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const ending = new AbortController()
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(url, { headers: { ...headers, cookie }, signal: ending.signal })
  const events = eventsIn(response)
  return {
    status: response.status,
    next: async () => (await events.next()).value ?? undefined,
    leave: () => ending.abort(),
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

/** @returns undefined for comments and what else is no event */
function read(block: string): StreamEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.replace(/^\w*: ?/, '')]),
  )
  const data = fields.get('data')
  if (data === undefined) return undefined
  return { event: fields.get('event') ?? '', id: fields.get('id') ?? '', data: JSON.parse(data) }
}
