import type { AuditEntry } from '@foyer/contract/audit'
import { subjectOf } from '@foyer/contract/audit-kinds'
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
  subject: {
    kind: subjectOf(row.action),
    id: row.subjectId,
    ...(row.subjectName !== null && { name: row.subjectName }),
  },
  ...(row.eventId !== null && { event: row.eventId }),
  changes: row.changes,
  ...(row.requestId !== null && { requestId: row.requestId }),
})
