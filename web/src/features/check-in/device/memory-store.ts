import type { RosterTicket } from '@foyer/contract/check-in-devices'
import type { DeviceStore, PendingScan, RosterHead, ShownScan } from './types.ts'

/** The memory of a device whose browser gives it none, such as in private windows: it lasts until the page is closed. */
export function createMemoryStore(): DeviceStore {
  let head: RosterHead | undefined
  const tickets = new Map<string, RosterTicket>()
  const pending = new Map<string, PendingScan>()
  let recent: readonly ShownScan[] = []
  return {
    read: async () => ({ head, tickets: [...tickets.values()], pending: [...pending.values()], recent }),
    async saveTickets(given, { full }) {
      if (full) tickets.clear()
      for (const ticket of given) tickets.set(ticket.id, ticket)
    },
    async saveHead(given) {
      head = given
    },
    async savePending(scan) {
      pending.set(scan.id, scan)
    },
    async deletePending(ids) {
      for (const id of ids) pending.delete(id)
    },
    async saveRecent(given) {
      recent = given
    },
  }
}
