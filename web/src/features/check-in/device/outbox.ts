import type { NewScan, ScanResult, ScanResults } from '@foyer/contract/check-in-devices'
import { maxScans } from '@foyer/contract/check-in-rules'
import type { Connection } from './connection.ts'
import type { DeviceStore, DoorServer, PendingScan, ShownScan } from './types.ts'

/** How long a scan waits for the server's verdict before the device decides, in milliseconds. */
const patienceMs = 1500

/** The scans that the server does not know yet. Each is stored before it is sent, so that no crash loses it. */
export interface Outbox {
  /** The scans, the earliest first. */
  scans(): PendingScan[]
  /** Takes the scans of the device's memory. */
  restore(scans: readonly PendingScan[]): void
  /**
   * Makes a scan: waits a moment for the server, then decides alone.
   * @returns the server's verdict, or what the device shows
   */
  make(scan: Omit<PendingScan, 'order'>, alone: () => ShownScan): Promise<ScanResult | ShownScan>
  /** Sends all scans, in order. Does nothing while it is running. */
  send(): Promise<void>
}

/** A scan that the server has recorded, with its verdict. */
export interface RecordedScan {
  scan: PendingScan
  result: ScanResult
}

interface Deps {
  store: DeviceStore
  server: DoorServer
  connection: Connection
  now: () => number
  elapsed: () => number
  /** Called when a scan was added, or decided alone. */
  onPending(): void
  /** Called with what the server has recorded, before the scans leave the outbox. */
  onRecorded(recorded: readonly RecordedScan[]): Promise<void>
}

export const isResult = (made: ScanResult | ShownScan): made is ScanResult => !('offline' in made)

export function createOutbox(deps: Deps): Outbox {
  const { store, connection, onPending } = deps
  const pending = new Map<string, PendingScan>()
  const waiting = new Map<string, (result: ScanResult) => void>()
  let order = 0
  let sending: Promise<void> | undefined
  /** When the request that is on its way was sent, by the clock that is never set. */
  let askedAt: number | undefined
  const scans = () => [...pending.values()].sort((a, b) => a.order - b.order)

  async function storePending(scan: PendingScan): Promise<void> {
    pending.set(scan.id, scan)
    onPending()
    await store.savePending(scan)
  }

  const isLost = () => connection.isOffline() || connection.isClosed()
  /** Whether a request has been on its way for as long as a scan waits: the next scan would wait in vain too. */
  const isStuck = () => askedAt !== undefined && deps.elapsed() - askedAt >= patienceMs

  const ask: Contents['ask'] = async (batch) => {
    askedAt = deps.elapsed()
    return await connection
      .ask((signal) => deps.server.send(batch.map(onWire), deps.now(), signal))
      .finally(() => {
        askedAt = undefined
      })
  }

  // one request at a time: a scan must not overtake an earlier one of the same ticket
  function send(): Promise<void> {
    sending ??= sendAll(deps, { pending, waiting, scans, ask }).finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    scans,
    restore(stored) {
      for (const scan of stored) pending.set(scan.id, scan)
      order = Math.max(0, ...stored.map((scan) => scan.order + 1))
    },
    async make(given, alone) {
      const scan: PendingScan = { ...given, order: order++ }
      if (isLost() || isStuck()) {
        const shown = alone()
        await storePending({ ...scan, shown: shown.verdict })
        void send()
        return shown
      }
      const answer = new Promise<ScanResult>((resolve) => waiting.set(scan.id, resolve))
      await storePending(scan)
      void send()
      const result = isLost() ? undefined : await within(patienceMs, answer, connection.onLost)
      waiting.delete(scan.id)
      if (result) return result
      const shown = alone()
      await storePending({ ...scan, shown: shown.verdict })
      return shown
    },
    send,
  }
}

interface Contents {
  pending: Map<string, PendingScan>
  waiting: Map<string, (result: ScanResult) => void>
  scans: () => PendingScan[]
  /** Sends scans. @returns undefined when the server does not answer, or refuses the link */
  ask(batch: readonly PendingScan[]): Promise<ScanResults | undefined>
}

async function sendAll(deps: Deps, { pending, waiting, scans, ask }: Contents): Promise<void> {
  while (pending.size > 0) {
    const batch = scans().slice(0, maxScans)
    const answer = await ask(batch)
    if (!answer) return
    const results = new Map(answer.results.map((result) => [result.id, result]))
    // not those that were decided alone since: they are sent once more, so that the server knows what was shown
    const recorded = batch.filter(({ id, shown }) => results.has(id) && pending.get(id)?.shown === shown)
    // a server that records none of them would be asked without end
    if (recorded.length === 0) return
    for (const { id } of recorded) pending.delete(id)
    await deps.onRecorded(
      recorded.flatMap((scan) => {
        const result = results.get(scan.id)
        return result ? [{ scan, result }] : []
      }),
    )
    await deps.store.deletePending(recorded.map(({ id }) => id))
    for (const { id } of recorded) {
      const result = results.get(id)
      if (result) waiting.get(id)?.(result)
    }
  }
}

const onWire = ({
  order: _order,
  madeAt: _madeAt,
  ticketId: _ticketId,
  undoes: _undoes,
  ...scan
}: PendingScan): NewScan => scan

/** Waits for an answer. @returns undefined after `ms`, or as soon as it is known that none will come */
function within<T>(ms: number, answer: Promise<T>, onLost: Connection['onLost']): Promise<T | undefined> {
  return new Promise((resolve) => {
    const end = (value?: T) => {
      clearTimeout(timer)
      forget()
      resolve(value)
    }
    const timer = setTimeout(end, ms)
    const forget = onLost(() => end())
    void answer.then(end)
  })
}
