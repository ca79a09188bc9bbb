import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { NewTeam, TeamChanges } from '@foyer/contract/teams'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { slugged } from '../../lib/slug.ts'
import { events } from '../../schema/events.ts'
import { orders } from '../../schema/orders.ts'
import { members, teams } from '../../schema/teams.ts'
import { tellOffers } from '../admission/commands.ts'
import type { TeamRow } from './queries.ts'
import type { Scope } from './rules.ts'

/** Creates a team that the account owns. */
export async function createTeam(db: Db, accountId: string, asked: NewTeam): Promise<TeamRow> {
  return await db.transaction(async (tx) => {
    const team = await insertTeam(tx, asked)
    if (!team) throw new Error('no free address for a team')
    await tx.insert(members).values({ teamId: team.id, userId: accountId, role: 'owner' })
    return team
  })
}

/**
 * Gives an account that belongs to no team one of its own. However often and by how many processes it is called, it
 * makes one team: the account's id is unique in `made_for`.
 */
export async function ensureOwnTeam(db: Db, account: { id: string; name: string; language: string }): Promise<void> {
  const { id: madeFor, name, language } = account
  await db.transaction(async (tx) => {
    const [membership] = await tx
      .select({ team: members.teamId })
      .from(members)
      .where(eq(members.userId, madeFor))
      .limit(1)
    if (membership) return
    const team = await insertTeam(tx, { name, language, madeFor })
    if (team) await tx.insert(members).values({ teamId: team.id, userId: madeFor, role: 'owner' })
  })
}

/** @returns undefined when the account it is made for has its team already */
async function insertTeam(
  tx: Db,
  asked: Partial<typeof teams.$inferInsert> & { name: string },
): Promise<TeamRow | undefined> {
  for (const slug of slugged(asked.name)) {
    const [row] = await tx
      .insert(teams)
      .values({ ...asked, id: newId('tem'), slug })
      .onConflictDoNothing()
      .returning()
    if (row) return row
  }
  return undefined
}

/**
 * Changes what is given.
 * @throws Refused `stale` when the team was changed since the version given; `conflict` when the imprint would go
 *   while events are on sale under it, or the account while orders wait for a transfer to it
 */
export async function changeTeam(db: Db, scope: Scope, { version, ...changes }: TeamChanges): Promise<TeamRow> {
  return await db.transaction(async (tx) => {
    const [team] = await tx.select().from(teams).where(eq(teams.id, scope.team)).for('update')
    if (!team) throw new Refused('not-found')
    if (version !== undefined && version !== team.version) throw new Refused('stale')
    if (changes.imprint === null && (await isSelling(tx, scope)))
      throw new Refused('conflict', {
        errors: [fault('body.imprint', 'imprint-needed')],
      })
    if (changes.bank === null && (await awaitsTransfer(tx, scope)))
      throw new Refused('conflict', { errors: [fault('body.bank', 'bank-needed')] })
    const [row] = await tx
      .update(teams)
      .set({ ...changes, version: sql`${teams.version} + 1` })
      .where(eq(teams.id, scope.team))
      .returning()
    // the public pages name the team, show its imprint, and say what cannot be paid
    await tellOffers(tx, scope.team)
    return row ?? team
  })
}

async function isSelling(tx: Db, scope: Scope): Promise<boolean> {
  const onSale = and(eq(events.teamId, scope.team), eq(events.status, 'On Sale'))
  const [event] = await tx.select({ id: events.id }).from(events).where(onSale).limit(1)
  return event !== undefined
}

async function awaitsTransfer(tx: Db, scope: Scope): Promise<boolean> {
  const waiting = and(eq(orders.teamId, scope.team), eq(orders.status, 'pending'))
  const [order] = await tx.select({ id: orders.id }).from(orders).where(waiting).limit(1)
  return order !== undefined
}
