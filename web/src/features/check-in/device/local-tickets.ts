import type { RosterTicket } from '@foyer/contract/check-in-devices'
import type { TicketAtDoor, Verdict } from '@foyer/contract/check-in-rules'
import type { RecordedScan } from './outbox.ts'
import type { PendingScan } from './types.ts'

/** A ticket with the effect of the scans that the server does not know yet. */
export type LocalTicket = RosterTicket

/** The tickets of a device: what the server has said, and on top what the device has decided since. */
export interface LocalTickets {
  count(): number
  byHash(hash: string): LocalTicket | undefined
  /** The ticket of which it is a former code. */
  byFormerHash(hash: string): LocalTicket | undefined
  byNumber(number: string): LocalTicket | undefined
  byId(id: string | undefined): LocalTicket | undefined
  all(): Iterable<LocalTicket>
  /** Takes tickets as the server has sent them; `full`: in place of all others. */
  replace(tickets: readonly RosterTicket[], options: { full: boolean }): void
  /** Computes again what the pending scans have changed. */
  overlay(pending: Iterable<PendingScan>, gate: string): void
  /** Takes the server's verdict about a scan. @returns the ticket that it has changed */
  settle(recorded: RecordedScan): RosterTicket | undefined
}

export function createLocalTickets(): LocalTickets {
  const known = new Map<string, RosterTicket>()
  const hashes = new Map<string, string>()
  const formerHashes = new Map<string, string>()
  const numbers = new Map<string, string>()
  let changed = new Map<string, RosterTicket>()

  const byId: LocalTickets['byId'] = (id = '') => changed.get(id) ?? known.get(id)
  return {
    count: () => known.size,
    byId,
    byHash: (hash) => byId(hashes.get(hash)),
    byFormerHash: (hash) => byId(formerHashes.get(hash)),
    byNumber: (number) => byId(numbers.get(number)),
    *all() {
      for (const [id, ticket] of known) yield changed.get(id) ?? ticket
    },
    replace(tickets, { full }) {
      if (full) for (const map of [known, hashes, formerHashes, numbers]) map.clear()
      for (const ticket of tickets) {
        const before = known.get(ticket.id)
        // a ticket whose code was replaced: the old one is void
        if (before && before.hash !== ticket.hash) hashes.delete(before.hash)
        known.set(ticket.id, ticket)
        hashes.set(ticket.hash, ticket.id)
        for (const former of ticket.former ?? []) formerHashes.set(former, ticket.id)
        numbers.set(ticket.number, ticket.id)
      }
    },
    overlay(pending, gate) {
      changed = new Map()
      for (const scan of pending) {
        const ticket = byId(scan.ticketId)
        if (!ticket) continue
        if (scan.kind === 'undo') {
          if (scan.shown === 'undone') changed.set(ticket.id, undone(ticket, scan))
        } else changed.set(ticket.id, after(ticket, scan.shown, { at: scan.madeAt ?? scan.at, gate }))
      }
    },
    settle({ scan, result }) {
      const ticket = known.get(result.ticket?.id ?? '')
      if (!ticket) return undefined
      // the verdict of a repeated scan may be older than the roster: only what it says about now is taken
      const { verdict } = result
      const where = verdict === 'already-in' ? result.earlier : { at: result.at, gate: result.gate }
      const isUndone = verdict === 'undone'
      const next = isUndone
        ? undone(ticket, scan)
        : after(ticket, verdict === 'already-in' ? 'admitted' : verdict, where)
      known.set(ticket.id, next)
      return next
    },
  }
}

function after(ticket: RosterTicket, verdict: Verdict | undefined, where?: { at: string; gate: string }): RosterTicket {
  if (verdict === 'admitted')
    return { ...ticket, inside: true, admitted: true, ...(where && { at: where.at, gate: where.gate }) }
  if (verdict !== 'left') return ticket
  const { inside: _, ...rest } = ticket
  return rest
}

function undone(ticket: RosterTicket, { undoes }: PendingScan): RosterTicket {
  if (undoes === 'exit') return { ...ticket, inside: true }
  const { inside: _inside, admitted: _admitted, at: _at, gate: _gate, ...rest } = ticket
  return rest
}

/** A ticket as the rule about verdicts takes it. */
export const atDoor = (ticket: LocalTicket, onList: boolean): TicketAtDoor => ({
  state: ticket.state,
  onList,
  inside: ticket.inside === true,
  admitted: ticket.admitted === true,
})
