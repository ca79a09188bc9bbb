import type { ChangeRow } from '../queries/changes.ts'

/** How long a browser waits before it reconnects. */
const reconnectDelayMs = 2000

/** The first bytes of a stream. */
export const streamOpening = `retry: ${reconnectDelayMs}\n\n`

/** A comment line: without it, proxies close a stream that is idle. */
export const heartbeat = ':\n\n'

/** Tells the browser to read its list again. The stream has no gap after `position`. */
export const presentReset = (position: number): string => `event: reset\nid: ${position}\ndata: {}\n\n`

/** A change in the inbox. The payload names the thread; the browser reads the rest from the API. */
export function presentChange({ number, threadId, kind }: ChangeRow): string {
  const data = JSON.stringify({ thread: threadId, ...(kind && { kind }) })
  return `event: change\nid: ${number}\ndata: ${data}\n\n`
}

/** The position in a `Last-Event-ID` header. @returns undefined without a header, or when it is not a number */
export const readPosition = (lastEventId: string | null): number | undefined =>
  lastEventId !== null && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined
