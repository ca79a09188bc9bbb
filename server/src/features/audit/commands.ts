import { subjectOf } from '@foyer/contract/audit-kinds'
import { sql } from 'drizzle-orm'
import type { AuditedRequest, RecordChange } from '../../lib/audit.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { users } from '../../schema/accounts.ts'
import { auditEntries } from '../../schema/audit.ts'
import type { SubjectRow } from './queries/subjects.ts'
import { subjectsOf } from './queries/subjects.ts'
import { changesBetween, idsOfRequest, idsOfResult } from './rules.ts'

/**
 * Runs the effect of a request and stores its entry, with what has changed, in the same transaction. Requests about the
 * same subject run one after the other, so that each finds what the one before it has left.
 * @param subject the id of the changed subject, when it is not in the request
 */
export const recordChange: RecordChange = async (tx, request, work, subject) => {
  const known = subject === undefined ? idsOfRequest(request) : [subject]
  const before =
    known && request.team !== undefined ? await lockedSubjects(tx, request, request.team, known) : noSubjects
  const result = await work(tx)
  const team = request.team ?? teamOfResult(result)
  const ids = known ?? idsOfResult(request.rule, result)
  const after = await subjectsOf(tx, subjectOf(request.rule.action), team, ids)
  await insertEntries(tx, request, team, ids, before, after)
  return result
}

type Subjects = ReadonlyMap<string, SubjectRow>
const noSubjects: Subjects = new Map()

async function lockedSubjects(
  tx: Db,
  { rule }: AuditedRequest,
  team: string,
  ids: readonly string[],
): Promise<Subjects> {
  // a lock of its own: those of the rows are taken by the commands, in an order that must not change
  for (const id of ids)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${team} ${id}`}, 0))`)
  return await subjectsOf(tx, subjectOf(rule.action), team, ids)
}

// `as`: the calls without a team create one, or join one, and answer with it
const teamOfResult = (result: unknown): string => (result as { id: string }).id

async function insertEntries(
  tx: Db,
  { rule, by, requestId }: AuditedRequest,
  team: string,
  ids: readonly string[],
  before: Subjects,
  after: Subjects,
): Promise<void> {
  const entries = ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    const changes = changesBetween(subjectOf(rule.action), was?.state, is?.state)
    if (rule.onlyChanges && changes.length === 0) return []
    const { name = null, eventId = null } = is ?? was ?? {}
    return [{ subjectId: id, subjectName: name, eventId, changes }]
  })
  if (entries.length === 0) return
  const actor = { actor: by.kind, actorId: by.id, actorName: by.name ?? nameOfAccount(by.id) }
  await tx
    .insert(auditEntries)
    .values(
      entries.map((entry) => ({ ...entry, ...actor, id: newId('aud'), teamId: team, action: rule.action, requestId })),
    )
}

const nameOfAccount = (id: string) => sql<string>`(select ${users.name} from ${users} where ${users.id} = ${id})`
