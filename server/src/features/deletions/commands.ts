import { isBlocked } from '@foyer/contract/deletions'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Account, Scope } from '../../lib/scope.ts'
import { users } from '../../schema/accounts.ts'
import { teams } from '../../schema/teams.ts'
import { deleteUnused } from '../files/commands.ts'
import { revokeLinks } from '../me/commands/mailed-links.ts'
import { invalidateTeamPages } from '../teams/commands.ts'
import { isKept, teamDeletion, teamsAfterDeletion } from './queries.ts'

/**
 * Deletes a team. One that was paid for tickets is closed instead: its members, keys and settings go, and its paid orders
 * stay until the retention deletes them (docs/decisions/0154-a-team-that-was-paid-is-closed.md).
 * @throws ProblemError `conflict` while it sells, or owes tickets or money
 */
export async function deleteTeam(db: Db, scope: Pick<Scope, 'team'>, account: Pick<Account, 'id'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTeam(tx, scope.team)
    const facts = await teamDeletion(tx, scope.team, account.id)
    if (isBlocked(facts)) throw new ProblemError('conflict', { errors: [fault('params.id', 'orders-in-it')] })
    await removeTeam(tx, scope.team, facts.keptOrders > 0)
  })
}

/**
 * Deletes an account, and the teams of which it is the only member as `deleteTeam` does.
 * @throws ProblemError `conflict` for the operator, while it is the only owner of a team with other members, or while one of
 *   its own teams cannot be deleted
 */
export async function deleteAccount(db: Db, account: Pick<Account, 'id'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, account.id)).for('update')
    if (!user) throw new ProblemError('unauthenticated')
    if (user.operator) throw new ProblemError('conflict')
    // in one order, so that two members who leave at once wait for each other
    await tx.execute(sql`select t.id from teams t join members m on m.team_id = t.id
      where m.user_id = ${account.id} order by t.id for update of t`)
    const found = await teamsAfterDeletion(tx, account.id)
    if (found.some(({ outcome }) => outcome === 'owner-needed'))
      throw new ProblemError('conflict', { errors: [fault('body.role', 'member-last-owner')] })
    if (found.some(({ outcome }) => outcome === 'blocked'))
      throw new ProblemError('conflict', { errors: [fault('params.id', 'orders-in-it')] })
    for (const { id, outcome } of found)
      if (outcome === 'deleted') await removeTeam(tx, id, (await teamDeletion(tx, id, account.id)).keptOrders > 0)
    await tx.execute(sql`delete from order_views where account_id = ${account.id} and not shared`)
    await tx.execute(sql`update teams set made_for = null where made_for = ${account.id}`)
    await revokeLinks(tx, account.id)
    await tx.delete(users).where(eq(users.id, account.id))
    await deleteUnused(tx, [user.image])
  })
}

// the lock of every event as well: one that is put on sale now waits, and is then no more
async function lockTeam(tx: Db, team: string): Promise<void> {
  const [row] = await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, team)).for('update')
  if (!row) throw new ProblemError('not-found')
  await tx.execute(sql`select id from events where team_id = ${team} order by id for update`)
}

async function removeTeam(tx: Db, team: string, hasKeptOrders: boolean): Promise<void> {
  await invalidateTeamPages(tx, team)
  if (hasKeptOrders) return await closeTeam(tx, team)
  const [row] = await tx.delete(teams).where(eq(teams.id, team)).returning({ logo: teams.logo })
  if (row) await deleteUnused(tx, [row.logo])
}

/** Leaves a team without members, with the events that it was paid for, and nothing that works on its own. */
async function closeTeam(tx: Db, team: string): Promise<void> {
  await tx.execute(sql`delete from events e where e.team_id = ${team}
    and not exists (select 1 from orders o where o.event_id = e.id and ${isKept})`)
  await tx.execute(sql`update events set status = 'Closed', api_key = null, api_key_mask = null, notion_link = null,
    website_url = null, online_access = null where team_id = ${team}`)
  await tx.execute(sql`delete from websites where team_id = ${team}`)
  await tx.execute(sql`delete from stripe_keys where team_id = ${team}`)
  await tx.execute(sql`delete from invitations where team_id = ${team}`)
  await tx.execute(sql`delete from order_views where team_id = ${team}`)
  await tx.execute(sql`delete from check_in_lists l using events e where e.id = l.event_id and e.team_id = ${team}`)
  // its first member may get another team of its own
  await tx.execute(sql`update teams set made_for = null where id = ${team}`)
  await tx.execute(sql`delete from members where team_id = ${team}`)
}
