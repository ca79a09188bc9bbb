import pg from 'pg'
import type { Log } from './log.ts'

/** A channel of the database that is being listened to. */
export interface Notices {
  /** Whether whatever is told reaches us now. */
  hearing(): boolean
  close(): Promise<void>
}

interface Hearer {
  /** Something was told. */
  onNotice(payload: string): void
  /** From now on something may be told without reaching us. */
  onDeaf(): void
  /** From now on everything that is told reaches us. */
  onHearing?(): void
}

const retryInMs = 1000

/**
 * Listens to a channel on a connection of its own, and connects again whenever it is lost.
 * @param url the database's address
 * @param channel its name is ours, never a caller's
 */
export function hearNotices(url: string, channel: string, hearer: Hearer, log: Log): Notices {
  let hearing = false
  let closed = false
  let client: pg.Client
  let retry: NodeJS.Timeout | undefined

  function connect(): void {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'foyer notices',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    })
    client = fresh
    // an error and the end come one after the other, in either order, or only one of them
    const lost = () => {
      if (client !== fresh || closed || retry) return
      if (hearing) log.warn('the connection that listens to changes was lost')
      hearing = false
      hearer.onDeaf()
      fresh.end().catch(() => undefined)
      retry = setTimeout(() => {
        retry = undefined
        connect()
      }, retryInMs)
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', ({ payload }) => hearer.onNotice(payload ?? ''))
    fresh
      .connect()
      .then(() => fresh.query(`listen ${fresh.escapeIdentifier(channel)}`))
      .then(() => {
        hearing = !retry
        if (hearing) hearer.onHearing?.()
      }, lost)
  }

  connect()
  return {
    hearing: () => hearing,
    async close() {
      closed = true
      hearing = false
      // between two tries the client has ended; ended once more it would never say so
      if (retry) clearTimeout(retry)
      else await client.end().catch(() => undefined)
    },
  }
}
