import type { ScanResult } from '@foyer/contract/check-in-devices'
import type { Verdict } from '@foyer/contract/check-in-rules'
import { verdictOf } from '@foyer/contract/check-in-rules'
import type { InPersonMethod } from '@foyer/contract/order-states'
import type { Connection } from './connection.ts'
import type { LocalTicket, LocalTickets } from './local-tickets.ts'
import { atDoor } from './local-tickets.ts'
import type { Outbox, RecordedScan } from './outbox.ts'
import { isResult } from './outbox.ts'
import { readCode } from './read-code.ts'
import type { RecentScans } from './recent-scans.ts'
import { searchTickets } from './search-tickets.ts'
import type { ServerClock } from './server-clock.ts'
import type { SurvivingStore } from './surviving-store.ts'
import type { DeviceEnvironment, DoorServer, PendingScan, RosterHead, ShownScan } from './types.ts'

/** A ticket to look for: a code that was read or typed, or one that was picked by name. */
export type TicketKey = { code: string } | { ticketId: string }
/** The actions of a device on its tickets. */
export interface DeviceActions {
  /** The result that a scan would have, without making it. */
  preview(kind: 'entry' | 'exit', key: TicketKey): Promise<ShownScan>
  /** Makes a scan. Waits a moment for the server, then decides alone. */
  scan(kind: 'entry' | 'exit', key: TicketKey): Promise<ShownScan>
  /** Takes a scan back. */
  undo(scan: ShownScan): Promise<ShownScan>
  /**
   * Records money taken for the unpaid order of a ticket, and lets the ticket in. Only the server can: it must answer.
   * @param scan the scan that was refused because nothing was paid
   * @param payment.id the same when it is tried again, so that the money is recorded once
   * @returns undefined without an answer: then it may be recorded or not
   */
  pay(scan: ShownScan, payment: { id: string; method: InPersonMethod }): Promise<ShownScan | undefined>
  /** Tickets with a word that begins like each word of a text, at most `limit`; first those that the list admits. */
  search(text: string, limit: number): LocalTicket[]
  /** Whether the list admits a ticket. */
  isOnList(ticket: LocalTicket): boolean
  /** The name of a ticket's type. */
  typeName(ticket: LocalTicket): string
}

/** The parts of a device. */
export interface DeviceParts extends DeviceEnvironment {
  tickets: LocalTickets
  outbox: Outbox
  recent: RecentScans
  connection: Connection
  clock: ServerClock
  server: DoorServer
  store: SurvivingStore
  head(): RosterHead | undefined
  /** Takes a scan that the server has recorded. */
  record(scans: readonly RecordedScan[]): Promise<void>
}

export const actionsOf = (parts: DeviceParts): DeviceActions => ({
  preview: (kind, key) => preview(parts, kind, key),
  scan: (kind, key) => scan(parts, kind, key),
  undo: (shown) => undo(parts, shown),
  pay: (shown, payment) => pay(parts, shown, payment),
  search: (text, limit) => searchTickets(parts.tickets.all(), text, limit, (ticket) => isOnList(parts.head(), ticket)),
  isOnList: (ticket) => isOnList(parts.head(), ticket),
  typeName: (ticket) => typeNameIn(parts.head(), ticket),
})

interface FoundTicket {
  ticket?: LocalTicket | undefined
  /** The hash of the code by which it was found. */
  hash?: string
  /** Whether the code is a former one of the ticket. */
  replaced?: true
}

async function find({ tickets, hashOf }: DeviceParts, key: TicketKey): Promise<FoundTicket> {
  if ('ticketId' in key) return { ticket: tickets.byId(key.ticketId) }
  const { number, codes } = readCode(key.code)
  if (number) return { ticket: tickets.byNumber(number) }
  for (const code of codes) {
    const hash = await hashOf(code)
    const [ticket, former] = [tickets.byHash(hash), tickets.byFormerHash(hash)]
    if (ticket) return { ticket, hash }
    if (former) return { ticket: former, replaced: true }
  }
  return {}
}

async function preview(parts: DeviceParts, kind: 'entry' | 'exit', key: TicketKey): Promise<ShownScan> {
  const found = await find(parts, key)
  return shownAlone(parts, { id: '', kind }, found.ticket, decide(parts, kind, found))
}

async function scan(parts: DeviceParts, kind: 'entry' | 'exit', key: TicketKey): Promise<ShownScan> {
  const { ticket, hash, replaced } = await find(parts, key)
  const id = parts.newId()
  const times = timesOf(parts)
  const chosen = 'ticketId' in key ? key.ticketId : undefined
  const named = ticket && !replaced ? ticket.id : chosen
  // a known ticket is named by its id, its code is stored nowhere; the hash tells whether the code is the latest
  const what = 'ticketId' in key || named ? { ticket: named, hash } : { code: readCode(key.code).sent }
  const made = await parts.outbox.make({ id, kind, ...times, ...what, ticketId: ticket?.id }, () => {
    const latest = parts.tickets.byId(ticket?.id)
    return shownAlone(
      parts,
      { id, kind },
      latest,
      decide(parts, kind, { ticket: latest, ...(replaced && { replaced }) }),
    )
  })
  return isResult(made) ? shownByServer(made, parts.clock.now()) : made
}

async function undo(parts: DeviceParts, shown: ShownScan): Promise<ShownScan> {
  const id = parts.newId()
  const times = timesOf(parts)
  const made = await parts.outbox.make(
    { id, kind: 'undo', of: shown.id, ...times, ticketId: shown.ticketId, undoes: shown.kind },
    () => shownAlone(parts, { id, kind: 'undo' }, parts.tickets.byId(shown.ticketId), 'undone'),
  )
  return isResult(made) ? shownByServer(made, parts.clock.now()) : made
}

async function pay(
  { connection, server, record, clock }: DeviceParts,
  { ticketId, due }: ShownScan,
  { id, method }: { id: string; method: InPersonMethod },
): Promise<ShownScan | undefined> {
  if (ticketId === undefined || !due) return undefined
  const payment = { id, ticket: ticketId, method, amountCents: due.cents }
  const answer = await connection.ask((signal) => server.pay(payment, signal))
  if (!answer) return undefined
  const at = clock.now()
  const scan = { id, kind: 'entry', at: new Date(at).toISOString(), order: 0, ticketId } as const
  await record([{ scan, result: answer.scan }])
  const { cents, currency } = due
  return { ...shownByServer(answer.scan, at), payment: { taken: answer.taken, method, cents, currency } }
}

/** When a scan is made, by the clocks of the device and of the server. */
function timesOf({ now, clock }: DeviceParts): Pick<PendingScan, 'at' | 'aheadMs' | 'madeAt'> {
  const aheadMs = clock.aheadMs()
  return {
    at: new Date(now()).toISOString(),
    ...(aheadMs !== undefined && { aheadMs }),
    madeAt: new Date(clock.now()).toISOString(),
  }
}

const timeOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text))

/** Decides without the server, by the rule that the server has. */
function decide(parts: DeviceParts, kind: 'entry' | 'exit', { ticket, replaced }: FoundTicket): Verdict {
  if (replaced) return 'replaced'
  const head = parts.head()
  const { list, validUntil } = head?.link ?? {}
  const ends = [timeOf(list?.validUntil), timeOf(validUntil)].filter((end) => end !== undefined)
  const rules = {
    exits: list?.exits ?? false,
    reentry: list?.reentry ?? false,
    validFrom: timeOf(list?.validFrom),
    validUntil: ends.length > 0 ? Math.min(...ends) : undefined,
  }
  return verdictOf(kind, ticket && atDoor(ticket, isOnList(head, ticket)), rules, parts.clock.now())
}

const isOnList = (head: RosterHead | undefined, { type, lacksAddOn }: LocalTicket): boolean =>
  !lacksAddOn && (head?.types[type]?.onList ?? false)

const typeNameIn = (head: RosterHead | undefined, ticket: LocalTicket) => head?.types[ticket.type]?.name ?? ''

function shownAlone(
  { clock, head }: DeviceParts,
  scan: Pick<ShownScan, 'id' | 'kind'>,
  ticket: LocalTicket | undefined,
  verdict: Verdict,
): ShownScan {
  const wasIn = verdict === 'already-in' || verdict === 'no-reentry'
  return {
    ...scan,
    verdict,
    at: clock.now(),
    offline: true,
    ...(ticket && {
      ticketId: ticket.id,
      name: ticket.name,
      number: ticket.number,
      typeName: typeNameIn(head(), ticket),
      addOns: ticket.addOns,
      answers: ticket.answers,
    }),
    ...(wasIn && ticket?.at !== undefined && { earlier: { at: ticket.at, gate: ticket.gate ?? '' } }),
  }
}

function shownByServer({ id, kind, verdict, ticket, event, earlier, due }: ScanResult, at: number): ShownScan {
  const { id: ticketId, ...about } = ticket ?? {}
  return { id, kind, verdict, at, offline: false, ticketId, ...about, event, earlier, due }
}
