import type { MailFrequency } from '@foyer/contract/inbox-kinds'
import { defaultMailFrequencies } from '@foyer/contract/inbox-kinds'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { mailFrequencies } from '../../../schema/inbox.ts'
import { members } from '../../../schema/teams.ts'
import type { Unsubscription } from '../rules.ts'

/** Stops the emails that a link unsubscribes from. Repeating it, or an account that is no member, changes nothing. */
export async function unsubscribe(db: Db, { team, account, from }: Unsubscription): Promise<void> {
  await db.execute(sql`
    insert into ${mailFrequencies} as f (team_id, user_id, frequencies)
    select m.team_id, m.user_id, ${stopped(from, sql`'{}'::jsonb`)} from ${members} m
    where m.team_id = ${team} and m.user_id = ${account}
    on conflict (team_id, user_id) do update set frequencies = f.frequencies || ${stopped(from, sql`f.frequencies`)}`)
}

const never: MailFrequency = 'never'
const daily: MailFrequency = 'daily'

/** The frequencies that change: those of the topics, or of all topics that are in the daily email. */
function stopped(from: Unsubscription['from'], chosen: SQL): SQL {
  const isStopped = from === 'daily' ? sql`value = ${daily}` : sql`key = any(${sql.param(from)}::text[])`
  return sql`(select coalesce(jsonb_object_agg(key, ${never}::text), '{}')
    from jsonb_each_text(${JSON.stringify(defaultMailFrequencies)}::jsonb || ${chosen}) where ${isStopped})`
}
