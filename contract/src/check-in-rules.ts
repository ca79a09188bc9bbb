// No schemas here: the page at the door decides with these rules without zod.

/** The purpose of a scan: an entry, an exit, or an undo of an earlier scan. */
export const scanKinds = ['entry', 'exit', 'undo'] as const
export type ScanKind = (typeof scanKinds)[number]

/**
 * The result of a scan. `admitted`, `left` and `undone` change who is inside; all others change nothing. `not-yet` and
 * `over`: outside the times of the list or the link. `no-reentry`: has left, and the list allows no second entry.
 * `replaced`: a former code of a ticket that was issued again.
 * `nothing-to-undo`: the scan is not the last one of its ticket, or was undone before.
 */
export const verdicts = [
  'admitted',
  'already-in',
  'no-reentry',
  'wrong-list',
  'wrong-event',
  'not-yet',
  'over',
  'cancelled',
  'unpaid',
  'replaced',
  'unknown',
  'left',
  'not-in',
  'undone',
  'nothing-to-undo',
] as const
export type Verdict = (typeof verdicts)[number]

/** Whether a ticket is paid for: `unpaid` until its order is, `cancelled` also when the order expired. */
export const admissionStates = ['valid', 'unpaid', 'cancelled'] as const
export type AdmissionState = (typeof admissionStates)[number]

/** The longest code that is sent, in characters: a ticket's code has 53. A longer one is cut, and unknown either way. */
export const maxCodeLength = 300

/** The most scans in one request. */
export const maxScans = 200

/** The most tickets in one page of a roster. */
export const rosterPageSize = 5000

/** A ticket as a check-in list sees it. */
export interface TicketAtDoor {
  state: AdmissionState
  /** Whether the list admits its ticket type, and it has an add-on that the list asks for. */
  onList: boolean
  /** Whether its holder is inside. */
  inside: boolean
  /** Whether its holder was admitted before. */
  admitted: boolean
}

/** The rules of a check-in list. Times in milliseconds since 1970. */
export interface DoorRules {
  exits: boolean
  reentry: boolean
  validFrom?: number | undefined
  validUntil?: number | undefined
}

/**
 * Decides about an entry or exit. The server and the devices at the door share this rule, so that a device without a
 * network gives the same answer.
 * @param ticket undefined: no ticket of this installation has the code
 * @param at the time of the scan in milliseconds since 1970, by the server's clock
 */
export function verdictOf(
  kind: 'entry' | 'exit',
  ticket: TicketAtDoor | undefined,
  rules: DoorRules,
  at: number,
): Verdict {
  if (!ticket) return 'unknown'
  if (!ticket.onList) return 'wrong-list'
  if (kind === 'exit') return rules.exits && ticket.inside ? 'left' : 'not-in'
  if (ticket.state === 'cancelled') return 'cancelled'
  if (ticket.inside) return 'already-in'
  if (rules.validFrom !== undefined && at < rules.validFrom) return 'not-yet'
  if (rules.validUntil !== undefined && at > rules.validUntil) return 'over'
  if (ticket.admitted && !rules.reentry) return 'no-reentry'
  // last: money is taken only for a ticket that comes in with it
  return ticket.state === 'unpaid' ? 'unpaid' : 'admitted'
}

/** How far the clock of a device may be off before people are warned, in milliseconds. */
export const clockToleranceMs = 2 * 60_000
