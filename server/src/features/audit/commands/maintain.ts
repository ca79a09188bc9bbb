import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { auditEntries } from '../../../schema/audit.ts'
import { auditRetentionDays } from '../rules.ts'

const entriesPerBatch = 1000

/** Lifts the protection of the log until the transaction ends. The trigger of the table reads it. */
const allowChanges = sql`select set_config('foyer.audit_maintenance', 'on', true)`

/** Deletes a batch of the entries that are past the retention. @returns whether there may be more */
export async function deleteOldEntries(db: Db): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await tx.execute(allowChanges)
    const { rowCount } = await tx.execute(sql`
      delete from ${auditEntries} where ${auditEntries.id} in (
        select ${auditEntries.id} from ${auditEntries}
        where ${auditEntries.at} < now() - make_interval(days => ${auditRetentionDays})
        limit ${entriesPerBatch} for update skip locked)`)
    return rowCount === entriesPerBatch
  })
}

/**
 * Removes a person's name and email address from the entries of a team, for an erasure: names of subjects and values that
 * contain one of them are dropped, and the name of an actor who had it. The action, its time and all ids stay.
 * @param texts the names and addresses of the person; matched without regard to case
 * @returns the number of entries that have changed
 */
export async function anonymiseAudit(tx: Db, team: string, texts: readonly string[]): Promise<number> {
  const wanted = texts.map((text) => text.trim().toLowerCase()).filter((text) => text !== '')
  if (wanted.length === 0) return 0
  await tx.execute(allowChanges)
  const mentions = (value: ReturnType<typeof sql>) =>
    sql`exists (select from unnest(${sql.param(wanted)}::text[]) as w (text) where position(w.text in lower(${value})) > 0)`
  const { rowCount } = await tx.execute(sql`
    update ${auditEntries} set
      subject_name = case when ${mentions(sql`subject_name`)} then null else subject_name end,
      actor_name = case when lower(actor_name) = any(${sql.param(wanted)}::text[]) then null else actor_name end,
      changes = (
        select coalesce(jsonb_agg(
          case when ${mentions(sql`c.change ->> 'before'`)} or ${mentions(sql`c.change ->> 'after'`)}
            then jsonb_build_object('field', c.change -> 'field', 'hidden', true) else c.change end order by c.at), '[]')
        from jsonb_array_elements(changes) with ordinality as c (change, at))
    where team_id = ${team} and (${mentions(sql`subject_name`)} or lower(actor_name) = any(${sql.param(wanted)}::text[])
      or ${mentions(sql`changes::text`)})`)
  // the rest of the transaction works under the protection again
  await tx.execute(sql`select set_config('foyer.audit_maintenance', 'off', true)`)
  return rowCount ?? 0
}
