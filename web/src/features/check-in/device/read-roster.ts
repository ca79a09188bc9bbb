import type { RosterTicket } from '@foyer/contract/check-in-devices'
import type { Connection } from './connection.ts'
import type { ServerClock } from './server-clock.ts'
import type { DoorServer, RosterHead } from './types.ts'

interface ReadRoster {
  head: RosterHead
  tickets: RosterTicket[]
  /** Whether the tickets are all there are. */
  full: boolean
}

/**
 * Reads the roster, page by page, or what has changed since a version.
 * @returns undefined when the server does not answer, or refuses the link
 */
export async function readRoster(
  connection: Connection,
  server: DoorServer,
  since: string | undefined,
  clock: ServerClock,
): Promise<ReadRoster | undefined> {
  const tickets: RosterTicket[] = []
  let version: string | undefined
  let cursor: string | undefined
  for (;;) {
    const page = await connection.ask((signal) => server.roster({ since, cursor }, signal))
    if (!page) return undefined
    // of the first page: what changes while the others are read is read again
    version ??= page.version
    tickets.push(...page.tickets)
    cursor = page.next
    if (cursor !== undefined) continue
    const { link, types, questions, conflicts, conflictCount, full } = page
    const readAt = Date.parse(link.now)
    const clockOffsetMs = clock.set(readAt)
    const head = { link, version, types, questions, conflicts, conflictCount, readAt, clockOffsetMs }
    return { head, tickets, full }
  }
}
