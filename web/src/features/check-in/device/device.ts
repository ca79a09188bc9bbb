import type { DeviceActions, DeviceParts } from './actions.ts'
import { actionsOf } from './actions.ts'
import { createConnection } from './connection.ts'
import { createLocalTickets } from './local-tickets.ts'
import type { RecordedScan } from './outbox.ts'
import { createOutbox } from './outbox.ts'
import { readRoster } from './read-roster.ts'
import { createRecentScans } from './recent-scans.ts'
import { createServerClock } from './server-clock.ts'
import { survivingStore } from './surviving-store.ts'
import type { DeviceEnvironment, DeviceStore, DoorServer, RosterHead, ShownScan } from './types.ts'

/** The state of a device. */
export interface DeviceState {
  head: RosterHead | undefined
  /** The tickets in its memory. */
  tickets: number
  inside: number
  expected: number
  /** The scans that the server does not know yet. */
  pending: number
  /** The last scans, the latest first; also those from before the page was opened. */
  recent: readonly ShownScan[]
  online: boolean
  /** Whether the server refuses the link. */
  closed: boolean
  /** Whether its memory takes everything. `false`: some is in the page only, and lost when the page is closed. */
  stores: boolean
}

/** A phone at the door: it decides alone when there is no network, and tells the server later. */
export interface Device extends DeviceActions {
  /** Reads its memory. Call it before anything else. */
  open(): Promise<void>
  state(): DeviceState
  subscribe(listener: () => void): () => void
  /** Sends what waits, and reads what has changed; once more when it is running already. */
  sync(): Promise<void>
  /** Keeps a scan that was shown with the last ones. */
  keep(shown: ShownScan): void
}

/** Creates a device with its memory, its way to the server, and its clock. */
export function createDevice(memory: DeviceStore, server: DoorServer, environment: DeviceEnvironment): Device {
  const tickets = createLocalTickets()
  /** The scans that the server has recorded while the roster is being read: the roster may be older. */
  let recorded: RecordedScan[] = []
  let head: RosterHead | undefined

  const { changed, changedRecent, state, subscribe } = observeState(() => stateOf(parts))
  const store = survivingStore(memory, changed)
  const recent = createRecentScans(store, changedRecent)
  const overlay = () => {
    tickets.overlay(outbox.scans(), head?.link.gate ?? '')
    changed()
  }
  const clock = createServerClock(environment, () => head?.clockOffsetMs ?? 0)
  const connection = createConnection(changed)
  const onRecorded = async (scans: readonly RecordedScan[]) => {
    recorded.push(...scans)
    const touched = scans.flatMap((each) => tickets.settle(each) ?? [])
    overlay()
    await store.saveTickets(touched, { full: false })
  }
  const outbox = createOutbox({ ...environment, store, server, connection, onPending: overlay, onRecorded })
  const readHead = { head: () => head, record: onRecorded }
  const parts: DeviceParts = { ...environment, ...readHead, clock, store, tickets, outbox, recent, connection, server }

  async function sync(): Promise<void> {
    await outbox.send()
    recorded = []
    const read = await readRoster(connection, server, head?.version, clock)
    if (!read) return head && connection.isClosed() && outbox.scans().length === 0 ? await forget() : undefined
    head = read.head
    if (!head.link.list.names) recent.deleteNames()
    tickets.replace(read.tickets, { full: read.full })
    const touched = recorded.flatMap((each) => tickets.settle(each) ?? [])
    overlay()
    // the tickets first: a version that is stored without them would skip them
    await store.saveTickets([...read.tickets, ...touched], { full: read.full })
    await store.saveHead(read.head)
  }

  /** Deletes the roster and the last scans once its link is refused: a reload without a network must not let in with it. */
  async function forget(): Promise<void> {
    head = undefined
    recent.clear()
    tickets.replace([], { full: true })
    overlay()
    await store.forget()
  }

  return {
    async open() {
      const stored = await store.read()
      head = stored.head
      recent.restore(stored.recent)
      tickets.replace(stored.tickets, { full: true })
      outbox.restore(stored.pending)
      overlay()
    },
    state,
    subscribe,
    sync: onceAtATime(sync),
    keep: recent.keep,
    ...actionsOf(parts),
  }
}

/** Computes the state of a device after changes only, and calls listeners then. */
function observeState(compute: () => DeviceState) {
  const listeners = new Set<() => void>()
  let state: DeviceState | undefined
  const set = (next: DeviceState | undefined) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    changed: () => set(undefined),
    /** The rest stays: counting all tickets again would make the result of a scan late. */
    changedRecent: (recent: readonly ShownScan[]) => set(state && { ...state, recent }),
    state() {
      state ??= compute()
      return state
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Makes some work run once more, and not twice at a time, when it is asked for while it runs. */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return async () => {
    // the network may be back since the running one began
    const before = running
    await before
    if (running === before)
      running = work().finally(() => {
        running = undefined
      })
    await running
  }
}

const stateOf = (parts: DeviceParts): DeviceState => ({
  ...countsOf(parts),
  head: parts.head(),
  tickets: parts.tickets.count(),
  pending: parts.outbox.scans().length,
  recent: parts.recent.list(),
  online: !parts.connection.isOffline(),
  closed: parts.connection.isClosed(),
  stores: parts.store.works(),
})

function countsOf({ tickets, head }: DeviceParts): Pick<DeviceState, 'inside' | 'expected'> {
  const types = head()?.types ?? []
  let inside = 0
  let expected = 0
  for (const ticket of tickets.all()) {
    if (!types[ticket.type]?.onList) continue
    if (ticket.inside) inside += 1
    if (ticket.state === 'valid' && !ticket.lacksAddOn) expected += 1
  }
  return { inside, expected }
}
