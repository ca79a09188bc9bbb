import type { AuditFilter } from '@foyer/contract/audit'
import type { Page } from '@foyer/contract/http/route'
import { Moment } from '@foyer/contract/moment'
import type { SQL } from 'drizzle-orm'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../lib/cursor.ts'
import type { Db } from '../../lib/db.ts'
import { countUpTo, pageOf } from '../../lib/paging.ts'
import type { Scope } from '../../lib/scope.ts'
import { auditEntries } from '../../schema/audit.ts'
import { teams } from '../../schema/teams.ts'

export type AuditRow = typeof auditEntries.$inferSelect

type Filter = Omit<AuditFilter, 'limit' | 'cursor' | 'team'>

/** A page of a team's audit log, the newest entries first. */
export async function listEntries(db: Db, scope: Scope, query: AuditFilter): Promise<Page<AuditRow>> {
  const { limit, cursor, ...filter } = query
  const matches = matching(scope, filter)
  const select = db
    .select()
    .from(auditEntries)
    .where(and(matches, cursor === undefined ? undefined : isAfter(cursor)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
  const rows = await (limit === undefined ? select : select.limit(limit + 1))
  const total = await countUpTo(db, auditEntries, matches)
  return pageOf(rows, limit, total, (last) => cursorOf([last.at.toISOString(), last.id]))
}

/** An entry in a file, its time as a text in the time zone of the team. */
export interface ExportRow extends Record<string, unknown>, Pick<AuditRow, 'actor' | 'action' | 'changes'> {
  at: string
  actorName: string | null
  subjectId: string
  subjectName: string | null
  requestId: string | null
}

/** The statement that reads all entries that a filter selects, the newest first. */
export const exportedEntries = (scope: Scope, filter: Filter): SQL => sql`
  select to_char(${auditEntries.at} at time zone ${teams.timeZone}, 'YYYY-MM-DD HH24:MI:SS') as at, ${auditEntries.actor},
    ${auditEntries.actorName} as "actorName", ${auditEntries.action}, ${auditEntries.subjectId} as "subjectId",
    ${auditEntries.subjectName} as "subjectName", ${auditEntries.changes}, ${auditEntries.requestId} as "requestId"
  from ${auditEntries} join ${teams} on ${teams.id} = ${auditEntries.teamId}
  where ${matching(scope, filter)}
  order by ${auditEntries.at} desc, ${auditEntries.id} desc`

const matching = (scope: Scope, { by, action, subject, from, to }: Filter): SQL | undefined =>
  and(
    eq(auditEntries.teamId, scope.team),
    by === undefined ? undefined : eq(auditEntries.actorId, by),
    action && eq(auditEntries.action, action),
    subject === undefined ? undefined : or(eq(auditEntries.subjectId, subject), eq(auditEntries.eventId, subject)),
    from === undefined ? undefined : sql`${auditEntries.at} >= ${startOf(scope, from, 0)}`,
    to === undefined ? undefined : sql`${auditEntries.at} < ${startOf(scope, to, 1)}`,
  )

/** The start of a day, or of one that many days later, in the time zone of the team. */
const startOf = ({ team }: Scope, day: string, daysLater: number): SQL => sql`(
  select (${day}::date + ${daysLater}::int)::timestamp at time zone ${teams.timeZone} from ${teams} where ${teams.id} = ${team})`

const id = z.string().regex(/^\w{1,100}$/)

function isAfter(cursor: string): SQL {
  const [at, lastId] = readCursor(cursor, z.tuple([Moment, id]))
  return sql`(${auditEntries.at}, ${auditEntries.id}) < (${at}::timestamptz, ${lastId})`
}
