import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Infra } from './infra.ts'
import { failureOf } from './reason.ts'

/** A LISTEN subscription to a channel of the database. */
export interface Subscription {
  /** Whether notifications arrive: one that this process sent itself has arrived lately. */
  isConnected(): boolean
  close(): Promise<void>
}

interface Listener {
  /** Called with each notification. */
  onNotification(payload: string): void
  /** Called when notifications may be missed from now on. */
  onDisconnected(): void
  /** Called when the subscription is active: all notifications arrive from now on. */
  onConnected?(): void
}

export type ListenerDeps = Pick<Infra, 'db' | 'directUrl' | 'log'>

/** How often a subscription is tested, and how long a test may take. */
interface ProofTiming {
  intervalMs: number
  timeoutMs: number
}
const defaultTiming: ProofTiming = { intervalMs: 15_000, timeoutMs: 2000 }
const retryMs = 1000

/**
 * Listens to a channel on a connection of its own, and reconnects whenever the connection is lost. An open connection
 * does not prove that notifications arrive: a pooler may hand its server connection to another client, a network may
 * swallow packets. So a notification sent through the pool must arrive now and then, or the subscription is deaf.
 * @param channel a constant, never a caller's input
 */
export function listenTo(
  deps: ListenerDeps,
  channel: string,
  listener: Listener,
  timing: ProofTiming = defaultTiming,
): Subscription {
  const { log } = deps
  const closing = new AbortController()
  const closed = closing.signal
  let connected = false
  // each reason is logged once, until the subscription works again
  const reported = new Set<string>()
  let current: Connection | undefined

  function lost(reason: Reason): void {
    if (closed.aborted) return
    if (!reported.has(reason.reason))
      log.warn({ channel, ...reason }, 'notifications of the database do not arrive; reconnecting')
    reported.add(reason.reason)
    connected = false
    listener.onDisconnected()
  }

  function proven(): void {
    if (connected || closed.aborted) return
    if (reported.size > 0) log.info({ channel }, 'notifications of the database arrive again')
    reported.clear()
    connected = true
    listener.onConnected?.()
  }

  async function run(): Promise<void> {
    while (!closed.aborted) {
      const connection = openConnection(deps, channel, listener)
      current = connection
      lost(await prove(deps, connection, timing, proven, closed).catch(failureOf))
      await connection.end()
      await sleep(retryMs, undefined, { signal: closed }).catch(() => undefined)
    }
  }

  const stopped = run()
  return {
    isConnected: () => connected,
    async close() {
      closing.abort()
      connected = false
      await current?.end()
      await stopped
    },
  }
}

type Reason = ReturnType<typeof failureOf>

/** A connection that listens to a channel, and to one of its own for the tests. */
interface Connection {
  /** Resolves when it listens. @throws when it cannot */
  listening: Promise<void>
  /** The channel of the tests. */
  proofChannel: string
  /** Resolves once the notification of a test arrives. */
  hear(nonce: string): Promise<void>
  /** Resolves when the connection is lost, with the reason. */
  lost: Promise<Reason>
  end(): Promise<void>
}

function openConnection({ directUrl }: ListenerDeps, channel: string, listener: Listener): Connection {
  const client = new pg.Client({
    connectionString: directUrl,
    application_name: 'foyer notices',
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
    keepAlive: true,
  })
  const proofChannel = `foyer_proof_${randomUUID().replaceAll('-', '')}`
  let expected: { nonce: string; arrived: () => void } | undefined
  client.on('notification', ({ channel: from, payload = '' }) => {
    if (from === channel) listener.onNotification(payload)
    else if (payload === expected?.nonce) expected.arrived()
  })
  // `error` and `end` come in either order, or only one of them
  const lost = new Promise<Reason>((resolve) => {
    client.on('error', (error) => resolve(failureOf(error)))
    client.on('end', () => resolve({ reason: 'the connection has ended' }))
  })
  const listen = async () => {
    await client.connect()
    for (const name of [channel, proofChannel]) await client.query(`listen ${client.escapeIdentifier(name)}`)
  }
  let ended: Promise<void> | undefined
  return {
    listening: listen(),
    proofChannel,
    hear: (nonce) =>
      new Promise((arrived) => {
        expected = { nonce, arrived }
      }),
    lost,
    // a second `end()` would never settle
    end: () => (ended ??= endWithin(client)),
  }
}

// the goodbye of a connection that nothing answers on would never be sent
async function endWithin(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), sleep(retryMs, undefined, { ref: false })])
}

/**
 * Tests a connection again and again, until it is lost or deaf.
 * @param proven called after each test that succeeded
 * @returns why it ended
 */
async function prove(
  deps: ListenerDeps,
  connection: Connection,
  timing: ProofTiming,
  proven: () => void,
  closed: AbortSignal,
): Promise<Reason> {
  // `end()` leaves a connection attempt that is under way without an answer
  const notOpened = await Promise.race([connection.listening, connection.lost])
  if (notOpened) return notOpened
  const ended = new AbortController()
  const deaf = testUntilDeaf(deps, connection, timing, proven, AbortSignal.any([closed, ended.signal]))
  // One race for all tests: each race leaves a reaction at `lost`, which may not settle for months.
  return await Promise.race([deaf, connection.lost]).finally(() => ended.abort())
}

/** @throws AbortError once it is stopped */
async function testUntilDeaf(
  { db }: ListenerDeps,
  connection: Connection,
  { intervalMs, timeoutMs }: ProofTiming,
  proven: () => void,
  stopped: AbortSignal,
): Promise<Reason> {
  let untested = 0
  for (;;) {
    const nonce = randomUUID()
    const heard = connection.hear(nonce)
    const sent = await db.execute(sql`select pg_notify(${connection.proofChannel}, ${nonce})`).then(
      () => true,
      () => false,
    )
    stopped.throwIfAborted()
    // the pool may be exhausted for a moment: that proves nothing yet
    if (!sent && ++untested >= maxUntested) return { reason: 'no test notification could be sent' }
    if (sent) {
      if (!(await resolvesWithin(heard, timeoutMs))) return { reason: 'a test notification did not arrive' }
      stopped.throwIfAborted()
      untested = 0
      proven()
    }
    await sleep(sent ? intervalMs : retryMs, undefined, { signal: stopped })
  }
}

const resolvesWithin = (promise: Promise<void>, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    timer.unref()
    promise.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })

/** With the pool's time limits, at most a minute. */
const maxUntested = 3
