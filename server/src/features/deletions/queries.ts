import type { AccountDeletion, TeamDeletion, TeamOutcome } from '@foyer/contract/deletions'
import { isBlocked } from '@foyer/contract/deletions'
import { sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Statement } from '../../lib/stream-rows.ts'
import { isNotOver } from '../inventory/queries/event-over.ts'

/** An order whose amounts tax law keeps: it was paid for. `o` is the order. */
export const isKept = sql`(o.paid_at is not null and o.total_cents > 0 and not o.test)`

/** The consequences of deleting a team, for a member. */
export async function teamDeletion(db: Db, team: string, account: string): Promise<TeamDeletion> {
  const { rows } = await db.execute<{ facts: TeamDeletion }>(sql`select json_build_object(
    'onSale', (select count(*)::int from events e where e.team_id = ${team} and e.status = 'On Sale'),
    'upcoming', (select count(*)::int from orders o join events e on e.id = o.event_id
      where o.team_id = ${team} and o.status = 'paid' and not o.test and ${isNotOver(sql`e`)}),
    'open', (select count(*)::int from orders o
      where o.team_id = ${team} and not o.test and o.status in ('reserved', 'requested', 'pending')),
    'owed', (select count(distinct o.id)::int from refunds r join orders o on o.id = r.order_id
      where o.team_id = ${team} and r.state in ('created', 'owed')),
    'members', (select count(*)::int from members m where m.team_id = ${team} and m.user_id <> ${account}),
    'events', (select count(*)::int from events e where e.team_id = ${team}),
    'keptOrders', (select count(*)::int from orders o where o.team_id = ${team} and ${isKept})
  ) as facts`)
  if (!rows[0]) throw new Error('The consequences of deleting a team had no row')
  return rows[0].facts
}

interface Membership extends Record<string, unknown> {
  id: string
  name: string
  others: number
  otherOwners: number
}

/** The fate of each team of an account when it is deleted. */
export async function teamsAfterDeletion(db: Db, account: string): Promise<AccountDeletion['teams']> {
  const { rows } = await db.execute<Membership>(sql`select t.id, t.name,
      (select count(*)::int from members o where o.team_id = t.id and o.user_id <> m.user_id) as others,
      (select count(*)::int from members o where o.team_id = t.id and o.user_id <> m.user_id and o.role = 'owner')
        as "otherOwners"
    from members m join teams t on t.id = m.team_id
    where m.user_id = ${account} order by t.created_at, t.id`)
  const teams: AccountDeletion['teams'] = []
  for (const { id, name, ...counts } of rows)
    teams.push({ id, name, outcome: await outcomeOf(db, { ...counts, id, account }) })
  return teams
}

async function outcomeOf(
  db: Db,
  { id, account, others, otherOwners }: Pick<Membership, 'id' | 'others' | 'otherOwners'> & { account: string },
): Promise<TeamOutcome> {
  if (otherOwners > 0) return 'left'
  if (others > 0) return 'owner-needed'
  return isBlocked(await teamDeletion(db, id, account)) ? 'blocked' : 'deleted'
}

/** Everything that is stored about an account, except what grows without limit: `exportedHistory`. */
export async function exportedAccount(db: Db, account: string): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<{ data: Record<string, unknown> }>(sql`select json_build_object(
    'account', (select json_build_object('id', id, 'name', name, 'email', email, 'requestedEmail', new_email,
      'emailVerified', email_verified, 'picture', '/files/' || image, 'language', language, 'theme', theme,
      'timeZone', time_zone, 'operator', operator, 'createdAt', created_at, 'updatedAt', updated_at)
      from users where id = ${account}),
    'signInMethods', ${list(sql`json_build_object('kind', provider_id, 'since', created_at,
      'identity', case when provider_id <> 'credential' then account_id end) from credentials where user_id = ${account}`)},
    'twoFactor', (select json_build_object('since', confirmed_at) from authenticators where account_id = ${account}),
    'passkeys', ${list(sql`json_build_object('name', name, 'createdAt', created_at, 'lastUsedAt', last_used_at)
      from passkeys where account_id = ${account}`)},
    'sessions', ${list(sql`json_build_object('createdAt', created_at, 'expiresAt', expires_at,
      'address', ip_address, 'browser', user_agent) from sessions where user_id = ${account}`)},
    'teams', ${list(sql`json_build_object('name', t.name, 'role', m.role, 'events', m.events, 'joinedAt', m.joined_at)
      from members m join teams t on t.id = m.team_id where m.user_id = ${account}`)},
    'invitations', ${list(sql`json_build_object('team', t.name, 'role', i.role, 'createdAt', i.created_at)
      from invitations i join teams t on t.id = i.team_id where i.email = (select email from users where id = ${account})`)},
    'apiTokens', ${list(sql`json_build_object('name', name, 'lastFour', last_four, 'createdAt', created_at,
      'lastUsedAt', last_used_at) from api_tokens where created_by = ${account}`)},
    'mailFrequencies', ${list(sql`json_build_object('team', team_id, 'frequencies', frequencies)
      from mail_frequencies where user_id = ${account}`)},
    'savedViews', ${list(sql`json_build_object('name', name, 'search', search) from order_views
      where account_id = ${account}`)},
    'supportRequests', ${list(sql`json_build_object('subject', subject, 'message', message, 'context', context,
      'createdAt', created_at) from support_requests where user_id = ${account}`)},
    'feedback', ${list(sql`json_build_object('kind', kind, 'message', message, 'context', context,
      'createdAt', created_at) from feedback where user_id = ${account}`)}
  ) as data`)
  return rows[0]?.data ?? {}
}

const list = (selected: Statement): Statement => sql`array(select ${selected})`

/**
 * The actions of an account in its teams and the mails that went to it, as `entry`, oldest first. Texts that it wrote stay
 * with the team: they are about buyers, and the account may have left the team.
 */
export const exportedHistory = (account: string): Statement => sql`select entry from (
    select at, json_build_object('kind', 'change', 'at', at, 'team', team_id, 'action', action, 'subject', subject_id,
      'name', subject_name) as entry from audit_entries where actor = 'member' and actor_id = ${account}
    union all
    select at, json_build_object('kind', 'order', 'at', at, 'order', order_id, 'entry', kind)
      from order_entries where by = ${account}
    union all
    select created_at, json_build_object('kind', 'correction', 'at', created_at, 'order', order_id)
      from order_corrections where by = ${account}
    union all
    select created_at, json_build_object('kind', 'bulk-action', 'at', created_at, 'team', team_id, 'action', kind)
      from order_jobs where account_id = ${account}
    union all
    select imported_at, json_build_object('kind', 'bank-statement', 'at', imported_at, 'team', team_id, 'file', file_name)
      from bank_statements where account_id = ${account}
    union all
    select m.at, json_build_object('kind', 'reply', 'at', m.at, 'team', t.team_id, 'thread', t.id)
      from messages m join threads t on t.id = m.thread_id where m.author_id = ${account}
    union all
    select at, json_build_object('kind', 'erasure', 'at', at, 'team', team_id) from erasures where by = ${account}
    union all
    select created_at, json_build_object('kind', 'invitation', 'at', created_at, 'team', team_id, 'role', role)
      from invitations where invited_by = ${account}
    union all
    select created_at as at, json_build_object('kind', 'mail', 'at', created_at, 'subject', subject, 'state', state)
      as entry from mails where order_id is null and "to" = (select email from users where id = ${account})
  ) history order by at`
