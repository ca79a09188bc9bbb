import { sql } from 'drizzle-orm'
import type { TestApp } from './app.ts'

/** A stored entry of the audit log. */
interface Entry extends Record<string, unknown> {
  team: string
  actor: string
  by: string | null
  name: string | null
  action: string
  subject: string
  changes: { field: string; before?: unknown; after?: unknown; hidden: boolean }[]
  request: string | null
}

/** The entries that the log has besides earlier ones. */
export async function entriesOf(app: TestApp, earlier: readonly string[] = []): Promise<Entry[]> {
  const { rows } = await app.db.execute<Entry>(sql`
    select team_id as team, actor, actor_id as by, actor_name as name, action, subject_id as subject, changes, request_id as request
    from audit_entries where not id = any(${sql.param([...earlier])}::text[]) order by id`)
  return rows
}

export async function entryIds(app: TestApp): Promise<string[]> {
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from audit_entries`)
  return rows.map(({ id }) => id)
}

/** Makes every transaction with an entry fail at its end, until it is called again with `off`. */
export async function failAtCommit(app: TestApp, state: 'on' | 'off'): Promise<void> {
  const statements = {
    on: `create function fail_entries() returns trigger language plpgsql as $$ begin raise exception 'no entry today'; end $$;
      create constraint trigger fail_entries after insert on audit_entries deferrable initially deferred
      for each row execute function fail_entries()`,
    off: 'drop function fail_entries() cascade',
  }
  await app.db.execute(sql.raw(statements[state]))
}
