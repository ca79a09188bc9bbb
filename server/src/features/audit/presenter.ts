import type { AuditEntry } from '@foyer/contract/audit'
import { thingOf } from '@foyer/contract/audit-kinds'
import type { AuditRow } from './queries.ts'

export const presentEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  by: {
    kind: row.actor,
    ...(row.actorId !== null && { id: row.actorId }),
    ...(row.actorName !== null && { name: row.actorName }),
  },
  action: row.action,
  thing: {
    kind: thingOf(row.action),
    id: row.thingId,
    ...(row.thingName !== null && { name: row.thingName }),
  },
  ...(row.eventId !== null && { event: row.eventId }),
  changes: row.changes,
  ...(row.requestId !== null && { requestId: row.requestId }),
})
