import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { NewTeam, TeamChanges } from '@foyer/contract/teams'
import { and, eq, sql } from 'drizzle-orm'
import { eventPagesChannel } from '../../lib/channels.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Scope } from '../../lib/scope.ts'
import { slugCandidates } from '../../lib/slug.ts'
import { events } from '../../schema/events.ts'
import { orders } from '../../schema/orders.ts'
import { members, teams } from '../../schema/teams.ts'
import type { TeamRow } from './queries.ts'

/** Creates a team that the account owns. */
export async function createTeam(db: Db, accountId: string, input: NewTeam): Promise<TeamRow> {
  return await db.transaction(async (tx) => {
    const team = await insertTeam(tx, input)
    if (!team) throw new Error('Every address tried for the new team is taken')
    await tx.insert(members).values({ teamId: team.id, userId: accountId, role: 'owner' })
    return team
  })
}

interface NewOwner {
  id: string
  name: string
  language: string
  /** The settings that the account's sign-up chose for its team, as JSON; null without any. */
  newTeam: string | null
}

/**
 * Creates a team for an account that is a member of none. Idempotent, also when several processes call it at the same
 * time: the account's id is unique in `made_for`.
 */
export async function ensureOwnTeam(db: Db, account: NewOwner): Promise<void> {
  const { id: madeFor, name, language, newTeam } = account
  // `as`: the sign-up has checked them, by the rules of its version
  const settings = newTeam === null ? { name, language } : (JSON.parse(newTeam) as NewTeam)
  await db.transaction(async (tx) => {
    const [membership] = await tx
      .select({ team: members.teamId })
      .from(members)
      .where(eq(members.userId, madeFor))
      .limit(1)
    if (membership) return
    const team = await insertTeam(tx, { ...settings, madeFor })
    if (team) await tx.insert(members).values({ teamId: team.id, userId: madeFor, role: 'owner' })
  })
}

/** Inserts a team under a free address. @returns undefined when the account in `madeFor` already has its team */
async function insertTeam(
  tx: Db,
  columns: Partial<typeof teams.$inferInsert> & { name: string },
): Promise<TeamRow | undefined> {
  for (const slug of slugCandidates(columns.name)) {
    const [row] = await tx
      .insert(teams)
      .values({ ...columns, id: newId('tem'), slug })
      .onConflictDoNothing()
      .returning()
    if (row) return row
  }
  return undefined
}

/**
 * Changes the given fields of a team.
 * @throws ProblemError `stale` when the team has changed since the given version; `conflict` when the imprint would be removed
 *   while an event is on sale, or the bank account while an order waits for a transfer
 */
export async function changeTeam(db: Db, scope: Scope, { version, ...changes }: TeamChanges): Promise<TeamRow> {
  return await db.transaction(async (tx) => {
    const [team] = await tx.select().from(teams).where(eq(teams.id, scope.team)).for('update')
    if (!team) throw new ProblemError('not-found')
    if (version !== undefined && version !== team.version) throw new ProblemError('stale')
    if (changes.imprint === null && (await isSelling(tx, scope)))
      throw new ProblemError('conflict', {
        errors: [fault('body.imprint', 'imprint-needed')],
      })
    if (changes.bank === null && (await awaitsTransfer(tx, scope)))
      throw new ProblemError('conflict', { errors: [fault('body.bank', 'bank-needed')] })
    const [row] = await tx
      .update(teams)
      .set({ ...changes, version: sql`${teams.version} + 1` })
      .where(eq(teams.id, scope.team))
      .returning()
    // the public pages show the team's name and imprint, and its bank account decides whether tickets can be paid for
    await invalidateTeamPages(tx, scope.team)
    return row ?? team
  })
}

/** Changes the logo of a team. @returns the hash of the former one */
export async function changeLogo(tx: Db, scope: Scope, logo: string | null): Promise<string | null> {
  const [team] = await tx.select({ logo: teams.logo }).from(teams).where(eq(teams.id, scope.team)).for('update')
  if (!team) throw new ProblemError('not-found')
  await tx.update(teams).set({ logo }).where(eq(teams.id, scope.team))
  await invalidateTeamPages(tx, scope.team)
  return team.logo
}

async function isSelling(tx: Db, scope: Scope): Promise<boolean> {
  const isOnSale = and(eq(events.teamId, scope.team), eq(events.status, 'On Sale'))
  const [event] = await tx.select({ id: events.id }).from(events).where(isOnSale).limit(1)
  return event !== undefined
}

async function awaitsTransfer(tx: Db, scope: Scope): Promise<boolean> {
  const isPending = and(eq(orders.teamId, scope.team), eq(orders.status, 'pending'))
  const [order] = await tx.select({ id: orders.id }).from(orders).where(isPending).limit(1)
  return order !== undefined
}

/** Tells every process to drop its cached public pages of a team, once the transaction commits. */
export async function invalidateTeamPages(db: Db, teamId: string): Promise<void> {
  await db.execute(
    sql`select pg_notify(${eventPagesChannel}, ${events.id}) from ${events} where ${events.teamId} = ${teamId} and ${events.status} <> 'test'`,
  )
}

/** The parts of a team's invoice settings that its pages and orders depend on. */
type Invoicing = Pick<typeof teams.$inferSelect, 'invoices' | 'smallBusinessIn'>

/** Copies to a team the parts of its invoice settings that its pages and orders depend on. */
export async function setInvoicing(tx: Db, { team }: Scope, { invoices, smallBusinessIn }: Invoicing): Promise<void> {
  await tx.update(teams).set({ invoices, smallBusinessIn }).where(eq(teams.id, team))
}
