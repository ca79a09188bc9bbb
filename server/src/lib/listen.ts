import pg from 'pg'
import type { Log } from './log.ts'

/** A LISTEN subscription to a channel of the database. */
export interface Subscription {
  /** Whether notifications arrive now. */
  isConnected(): boolean
  close(): Promise<void>
}

interface Listener {
  /** Called with each notification. */
  onNotification(payload: string): void
  /** Called when the connection is lost: notifications may be missed from now on. */
  onDisconnected(): void
  /** Called when the subscription is active: all notifications arrive from now on. */
  onConnected?(): void
}

const retryMs = 1000

/**
 * Listens to a channel on a connection of its own, and reconnects whenever the connection is lost.
 * @param url the database's address
 * @param channel a constant, never a caller's input
 */
export function listenTo(url: string, channel: string, listener: Listener, log: Log): Subscription {
  let connected = false
  let closed = false
  let client: pg.Client
  let retry: NodeJS.Timeout | undefined

  function connect(): void {
    const created = new pg.Client({
      connectionString: url,
      application_name: 'foyer notices',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    })
    client = created
    // `error` and `end` come in either order, or only one of them
    const onLost = () => {
      if (client !== created || closed || retry) return
      if (connected) log.warn('the connection for notifications was lost; reconnecting')
      connected = false
      listener.onDisconnected()
      created.end().catch(() => undefined)
      retry = setTimeout(() => {
        retry = undefined
        connect()
      }, retryMs)
    }
    created.on('error', onLost)
    created.on('end', onLost)
    created.on('notification', ({ payload }) => listener.onNotification(payload ?? ''))
    created
      .connect()
      .then(() => created.query(`listen ${created.escapeIdentifier(channel)}`))
      .then(() => {
        connected = !retry
        if (connected) listener.onConnected?.()
      }, onLost)
  }

  connect()
  return {
    isConnected: () => connected,
    async close() {
      closed = true
      connected = false
      // between two attempts the client has already ended; a second `end()` would never settle
      if (retry) clearTimeout(retry)
      else await client.end().catch(() => undefined)
    },
  }
}
