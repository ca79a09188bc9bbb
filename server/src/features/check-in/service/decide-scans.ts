import type { NewScan } from '@foyer/contract/check-in-devices'
import type { ScanKind, Verdict } from '@foyer/contract/check-in-rules'
import { codeHashOf } from '../../../lib/code-hash.ts'
import type { Signer } from '../../../lib/signer.ts'
import { readTicketNumber, ticketCodeOf, ticketIdOfCode } from '../../orders/rules/links.ts'
import type { TicketAtList } from '../queries/tickets-at-door.ts'
import { trueTimeOf, verdictAtList } from '../rules.ts'

/** The scans of one request of a device. */
export interface ScanRequest {
  linkId: string
  device: string
  /** When the device sent them, by its own clock. */
  sentAt: Date
  scans: readonly NewScan[]
}

/** A scan with the link that brought it, and with what else its request says. */
export interface SentScan extends Pick<ScanRequest, 'device' | 'sentAt'> {
  scan: NewScan
  link: { id: string; validFrom: Date | null; validUntil: Date | null }
}

/** A recorded scan, as far as later scans depend on it. */
export interface KnownScan {
  id: string
  number: number
  ticketId: string | null
  kind: ScanKind
  verdict: Verdict
  shown: Verdict | null
  insideChange: number
  admittedChange: number
  /** Whether it was undone. */
  undone: boolean
}

/** A scan to record. */
export interface DecidedScan {
  id: string
  number: number
  linkId: string
  device: string
  ticketId: string | null
  kind: ScanKind
  verdict: Verdict
  shown: Verdict | null
  at: Date
  deviceAt: Date
  insideChange: number
  admittedChange: number
  earlier: number | null
  undoes: number | null
}

export interface Situation {
  sent: readonly SentScan[]
  known: ReadonlyMap<string, KnownScan>
  tickets: readonly TicketAtList[]
  list: {
    ticketTypeIds: string[] | null
    exits: boolean
    reentry: boolean
    validFrom: Date | null
    validUntil: Date | null
  }
  event: { id: string; teamId: string }
  signer: Signer
  now: Date
  /** The number of the last recorded scan. */
  last: number
}

export interface Decisions {
  decided: DecidedScan[]
  /** Scans that were recorded before, and what their devices showed, as is known only now. */
  shownLater: { id: string; shown: Verdict }[]
}

type Outcome = Pick<DecidedScan, 'ticketId' | 'verdict'> &
  Partial<Pick<DecidedScan, 'insideChange' | 'admittedChange' | 'earlier' | 'undoes'>>

/** The state that each scan sees and changes. */
interface Door extends Omit<Situation, 'known' | 'tickets'>, Decisions {
  known: Map<string, KnownScan>
  tickets: Map<string, TicketAtList>
  idsByNumber: Map<string, string>
}

/**
 * Decides about scans, one after the other: each sees the effect of those before it. The decision holds as long as no
 * other scan of the list has the number after the last one.
 */
export function decideScans(situation: Situation): Decisions {
  const door: Door = {
    ...situation,
    known: new Map(situation.known),
    tickets: new Map(situation.tickets.map((ticket) => [ticket.id, { ...ticket }])),
    idsByNumber: new Map(situation.tickets.map(({ id, number }) => [number, id])),
    decided: [],
    shownLater: [],
  }
  for (const each of situation.sent) {
    const before = door.known.get(each.scan.id)
    if (before) repeat(door, each, before)
    else record(door, each)
  }
  return { decided: door.decided, shownLater: door.shownLater }
}

/** A scan that is recorded already: only what its device has shown may be new. */
function repeat(door: Door, each: SentScan, before: KnownScan): void {
  const { id, shown, kind, at, aheadMs } = each.scan
  if (!shown || before.shown) return
  before.shown = shown
  door.shownLater.push({ id, shown })
  // the server let the holder in, but its answer came too late and the device sent the holder away
  if (kind !== 'undo' && passes(before.verdict) && !passes(shown))
    record(door, { ...each, scan: { id: `${id}-refused`, kind: 'undo', of: id, at, aheadMs } })
}

function record(door: Door, each: SentScan): void {
  const { scan, link, device, sentAt } = each
  const deviceAt = new Date(scan.at)
  const at = trueTimeOf(scan, sentAt, door.now)
  const outcome = scan.kind === 'undo' ? undo(door, scan.of) : passage(door, scan.kind, each, at)
  door.last += 1
  const row: DecidedScan = {
    id: scan.id,
    number: door.last,
    linkId: link.id,
    device,
    kind: scan.kind,
    shown: scan.shown ?? null,
    at,
    deviceAt,
    insideChange: 0,
    admittedChange: 0,
    earlier: null,
    undoes: null,
    ...outcome,
  }
  door.decided.push(row)
  door.known.set(row.id, { ...row, undone: false })
  applyTo(door.tickets.get(row.ticketId ?? ''), row)
}

function passage(door: Door, kind: 'entry' | 'exit', { scan, link }: SentScan, at: Date): Outcome {
  const ticket = ticketOf(door, scan)
  if (!ticket) return { ticketId: null, verdict: 'unknown' }
  const ticketId = ticket.id
  const isRead = readCodeOf(scan)
  if (isRead && !isRead(ticketCodeOf(door.signer, ticket)))
    return isFormer(door.signer, ticket, isRead)
      ? { ticketId, verdict: 'replaced' }
      : { ticketId: null, verdict: 'unknown' }
  if (ticket.event_id !== door.event.id) return { ticketId, verdict: 'wrong-event' }
  const decided = verdictAtList(kind, ticket, { list: door.list, link }, at.getTime())
  // a device without a network has sent the holder away: the holder went neither in nor out
  const verdict = passes(decided) && scan.shown && !passes(scan.shown) ? scan.shown : decided
  if (verdict === 'admitted') return { ticketId, verdict, insideChange: 1, admittedChange: 1 }
  if (verdict === 'left') return { ticketId, verdict, insideChange: -1 }
  const wasIn = verdict === 'already-in' || verdict === 'no-reentry'
  return { ticketId, verdict, earlier: wasIn ? ticket.earlier : null }
}

function ticketOf({ tickets, idsByNumber, event }: Door, { ticket, code = '' }: NewScan) {
  const id = ticket ?? ticketIdOfCode(code) ?? idsByNumber.get(readTicketNumber(code) ?? '')
  const found = tickets.get(id ?? '')
  return found?.team_id === event.teamId ? found : undefined
}

/** @returns a check whether a code is the one that was scanned; undefined when the ticket was found by name or number */
function readCodeOf({ code = '', hash }: NewScan): ((code: string) => boolean) | undefined {
  if (hash !== undefined) return (each) => codeHashOf(each) === hash
  return ticketIdOfCode(code) === undefined ? undefined : (each) => each === code
}

const isFormer = (signer: Signer, { id, former_seeds }: TicketAtList, isRead: (code: string) => boolean): boolean =>
  (former_seeds ?? []).some((seed) => isRead(ticketCodeOf(signer, { id, seed })))

function undo({ known, tickets }: Door, of = ''): Outcome {
  const target = known.get(of)
  if (!target) return { ticketId: null, verdict: 'nothing-to-undo' }
  const { ticketId, insideChange, admittedChange } = target
  const isLast = insideChange === 0 || tickets.get(ticketId ?? '')?.last_change === target.number
  if (target.kind === 'undo' || target.undone || !isLast) return { ticketId, verdict: 'nothing-to-undo' }
  target.undone = true
  const changes = { insideChange: 0 - insideChange, admittedChange: 0 - admittedChange }
  return { ticketId, verdict: 'undone', ...changes, undoes: target.number }
}

const passes = (verdict: Verdict): boolean => verdict === 'admitted' || verdict === 'left'

function applyTo(ticket: TicketAtList | undefined, row: DecidedScan): void {
  if (!ticket || row.insideChange === 0) return
  ticket.inside += row.insideChange
  ticket.admitted += row.admittedChange
  ticket.last_change = row.number
  if (row.admittedChange === 1) ticket.earlier = row.number
  if (row.admittedChange === -1) ticket.earlier = null
}
