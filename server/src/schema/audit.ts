import type { AuditChange } from '@foyer/contract/audit'
import type { AuditAction, AuditActor } from '@foyer/contract/audit-kinds'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { teams } from './teams.ts'

/**
 * The audit log of each team. Append-only: a trigger refuses updates and deletions, except by the retention and by an
 * erasure (`features/audit/commands/maintain.ts`), and with the team itself. It has no foreign keys to accounts and
 * subjects, because it outlives them.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    at: createdAt(),
    actor: text().$type<AuditActor>().notNull(),
    /** The id of the account or API token, and its name at that time. */
    actorId: text(),
    actorName: text(),
    action: text().$type<AuditAction>().notNull(),
    subjectId: text().notNull(),
    /** The name of the subject at that time. */
    subjectName: text(),
    eventId: text(),
    changes: jsonb().$type<AuditChange[]>().notNull(),
    requestId: text(),
  },
  (table) => [
    index('audit_entries_by_time').on(table.teamId, table.at, table.id),
    index('audit_entries_by_actor').on(table.teamId, table.actorId, table.at, table.id),
    index('audit_entries_by_action').on(table.teamId, table.action, table.at, table.id),
    index('audit_entries_by_subject').on(table.teamId, table.subjectId, table.at, table.id),
    index('audit_entries_by_event').on(table.teamId, table.eventId, table.at, table.id),
    index('audit_entries_old').on(table.at),
  ],
)
