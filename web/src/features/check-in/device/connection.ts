import { LinkClosed } from './types.ts'

/** How long a request may take, in milliseconds. */
const requestMs = 10_000

/** Whether the server answers a device. */
export interface Connection {
  /** Sends a request. @returns undefined when the server does not answer, or refuses the link */
  ask<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T | undefined>
  /** Whether the server has answered no request since one failed. */
  isOffline(): boolean
  /** Whether the server refuses the link. */
  isClosed(): boolean
  /** Calls a listener once the server stops answering or refuses the link. @returns a function that ends this */
  onLost(listener: () => void): () => void
}

/** @param onChange called when the server starts or stops answering */
export function createConnection(onChange: () => void): Connection {
  const lossListeners = new Set<() => void>()
  let state = { offline: false, closed: false }
  const set = (next: typeof state) => {
    if (state.offline === next.offline && state.closed === next.closed) return
    state = next
    onChange()
    if (next.offline || next.closed) for (const listener of lossListeners) listener()
  }
  return {
    async ask(request) {
      try {
        const answer = await request(AbortSignal.timeout(requestMs))
        set({ offline: false, closed: false })
        return answer
      } catch (error) {
        if (error instanceof LinkClosed) set({ offline: false, closed: true })
        else set({ ...state, offline: true })
        return undefined
      }
    },
    isOffline: () => state.offline,
    isClosed: () => state.closed,
    onLost(listener) {
      lossListeners.add(listener)
      return () => lossListeners.delete(listener)
    },
  }
}
