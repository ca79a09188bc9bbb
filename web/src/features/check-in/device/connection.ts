import { LinkClosed } from './types.ts'

/** How long a request may take, in milliseconds. */
const requestMs = 10_000
/** How long a device believes that there is no network after a request failed, in milliseconds. */
const offlineMs = 3000

/** Whether the server answers a device. */
export interface Connection {
  /** Sends a request. @returns undefined when the server does not answer, or refuses the link */
  ask<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T | undefined>
  /** Whether the last request failed, lately enough to expect the same of the next one. */
  isOffline(): boolean
  /** Whether the server refuses the link. */
  isClosed(): boolean
}

/** @param elapsed a clock that is never set, in milliseconds @param onChange called when the server starts or stops answering */
export function createConnection(elapsed: () => number, onChange: () => void): Connection {
  let failedAt = Number.NEGATIVE_INFINITY
  let closed = false
  const set = (next: { failedAt: number; closed: boolean }) => {
    const changed = failedAt !== next.failedAt || closed !== next.closed
    failedAt = next.failedAt
    closed = next.closed
    if (changed) onChange()
  }
  return {
    async ask(request) {
      try {
        const answer = await request(AbortSignal.timeout(requestMs))
        set({ failedAt: Number.NEGATIVE_INFINITY, closed: false })
        return answer
      } catch (error) {
        if (error instanceof LinkClosed) set({ failedAt: Number.NEGATIVE_INFINITY, closed: true })
        else set({ failedAt: elapsed(), closed })
        return undefined
      }
    },
    isOffline: () => elapsed() - failedAt < offlineMs,
    isClosed: () => closed,
  }
}
