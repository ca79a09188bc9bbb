import type {
  DeviceLink,
  DoorPayment,
  NewDoorPayment,
  NewScan,
  Roster,
  RosterTicket,
  ScanResult,
  ScanResults,
} from '@foyer/contract/check-in-devices'
import type { Verdict } from '@foyer/contract/check-in-rules'
import type { InPersonMethod } from '@foyer/contract/order-states'

/** The roster of a device without the tickets. */
export interface RosterHead {
  link: DeviceLink
  version: string
  types: Roster['types']
  questions?: Roster['questions']
  conflicts: ScanResult[]
  /** How many there are in all. Absent in what an earlier version of the page has stored. */
  conflictCount?: number
  /** When it was read, by the server's clock, in milliseconds since 1970. */
  readAt: number
  /** The server's clock minus the device's, in milliseconds. */
  clockOffsetMs: number
}

/** A scan that the device keeps until the server has recorded it. */
export interface PendingScan extends NewScan {
  /** Its place among the scans of the device. */
  order: number
  /** When it was made, by the server's clock as far as the device knew it. Absent: by the device's, in `at`. */
  madeAt?: string
  /** The ticket, if the device knows it. */
  ticketId: string | undefined
  /** The kind of the scan that an `undo` undoes. */
  undoes?: NewScan['kind'] | undefined
}

/** A scan as the device shows it. */
export interface ShownScan {
  id: string
  kind: NewScan['kind']
  verdict: Verdict
  /** Milliseconds since 1970, by the server's clock as far as the device knows it. */
  at: number
  name?: string | undefined
  number?: string | undefined
  typeName?: string | undefined
  addOns?: RosterTicket['addOns']
  answers?: RosterTicket['answers']
  /** The event that the ticket is for, when it is another one. */
  event?: string | undefined
  earlier?: { at: string; gate: string } | undefined
  due?: ScanResult['due']
  /** The money that was to be recorded with it. `taken: false`: it was not, and goes back. */
  payment?: { taken: boolean; method: InPersonMethod; cents: number; currency: string } | undefined
  ticketId?: string | undefined
  /** Whether the device decided alone. */
  offline: boolean
}

/** The contents of the memory of a device. */
interface StoredDevice {
  head: RosterHead | undefined
  tickets: RosterTicket[]
  pending: PendingScan[]
  /** The last scans, the latest first. */
  recent: readonly ShownScan[]
}

/** The memory of a device, which survives a reload and a restart of the browser. */
export interface DeviceStore {
  read(): Promise<StoredDevice>
  /** Stores tickets; `full`: in place of all others. */
  saveTickets(tickets: readonly RosterTicket[], options: { full: boolean }): Promise<void>
  /** Stores the head; undefined: there is none any more. */
  saveHead(head: RosterHead | undefined): Promise<void>
  savePending(scan: PendingScan): Promise<void>
  deletePending(ids: readonly string[]): Promise<void>
  /** Stores the last scans in place of those before. */
  saveRecent(scans: readonly ShownScan[]): Promise<void>
}

/** How a device reaches the server. All throw `LinkClosed` or `NoAnswer`. */
export interface DoorServer {
  roster(query: { since?: string | undefined; cursor?: string | undefined }, signal: AbortSignal): Promise<Roster>
  send(scans: readonly NewScan[], sentAt: number, signal: AbortSignal): Promise<ScanResults>
  pay(payment: Omit<NewDoorPayment, 'device'>, signal: AbortSignal): Promise<DoorPayment>
}

/** The server did not answer. */
export class NoAnswer extends Error {}

/** The server refuses the link: it is unknown, over, revoked or not open yet. */
export class LinkClosed extends Error {}

/** The clocks and the randomness of a device. */
export interface DeviceEnvironment {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since some moment, by a clock that is never set. It may stand still while the device sleeps. */
  elapsed(): number
  newId(): string
  hashOf(code: string): Promise<string>
}
