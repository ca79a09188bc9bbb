import type { ChangeRow } from '../queries/changes.ts'

/** How soon a browser that lost the stream asks for it again. */
const retryMs = 2000

/** The first thing on a stream. */
export const opening = `retry: ${retryMs}\n\n`

/** Keeps proxies from taking a quiet stream for a dead one. */
export const heartbeat = ':\n\n'

/** From here on it goes on without a gap; what was before is to be read anew. */
export const presentReset = (position: number): string => `event: reset\nid: ${position}\ndata: {}\n\n`

/** Something that happened. */
export function presentChange({ number, threadId, kind }: ChangeRow): string {
  const data = JSON.stringify({ thread: threadId, ...(kind && { kind }) })
  return `event: change\nid: ${number}\ndata: ${data}\n\n`
}

/** Where a browser stands that was here before. @returns undefined for none, or what is no id of ours */
export const readPosition = (lastEventId: string | null): number | undefined =>
  lastEventId !== null && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined
