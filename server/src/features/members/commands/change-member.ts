import type { Permission, Role } from '@foyer/contract/access'
import { isRestrictable, mayDo } from '@foyer/contract/access'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { EventChoice, MemberChanges } from '@foyer/contract/teams'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { members, teams } from '../../../schema/teams.ts'
import { unassignMember } from '../../inbox/commands/unassign-member.ts'
import type { MemberRow, TeamRow } from '../../teams/queries.ts'
import { membersByIds } from '../../teams/queries.ts'
import { eventNames } from '../queries.ts'

/**
 * Locks the team until the transaction ends, so that changes of its members happen one after the other. Another request may
 * have changed the caller's role while this one waited: otherwise a member who is losing it could give it back to themselves.
 * @param needs the permission that the caller must still have
 * @returns the team, and the role that the caller has now
 * @throws ProblemError `not-found` when the team is deleted, or the caller is no member any more; `forbidden` without the
 *   permission
 */
export async function lockMembership(tx: Db, scope: Scope, needs: Permission): Promise<{ team: TeamRow; role: Role }> {
  const [team] = await tx.select().from(teams).where(eq(teams.id, scope.team)).for('update')
  const [own] = await tx.select({ role: members.role }).from(members).where(isMember(scope, scope.account))
  if (!team || !own) throw new ProblemError('not-found')
  if (!mayDo(own.role, needs)) throw new ProblemError('forbidden')
  return { team, role: own.role }
}

/** @throws ProblemError `forbidden` when a role other than the owner's makes, changes or removes an owner */
export function refuseUnlessOwner(own: Role, ...roles: Role[]): void {
  if (own !== 'owner' && roles.includes('owner'))
    throw new ProblemError('forbidden', { errors: [fault('body.role', 'member-owner-only')] })
}

/**
 * Gives a member another role or other events. A role that cannot be restricted comes with all events.
 * @throws ProblemError `not-found` for an account that is no member; `forbidden` when a member who is no owner makes or
 *   changes an owner; `conflict` (`member-last-owner`) when the team would have none; `validation` as `storedEvents`
 */
export async function changeMember(db: Db, scope: Scope, memberId: string, changes: MemberChanges): Promise<MemberRow> {
  return await db.transaction(async (tx) => {
    const { role: own } = await lockMembership(tx, scope, 'team:write')
    const member = await memberById(tx, scope, memberId)
    const role = changes.role ?? member.role
    refuseUnlessOwner(own, role, member.role)
    if (role !== 'owner') await keepOneOwner(tx, scope, member)
    const kept = isRestrictable(role) ? member.events : null
    const events = changes.events === undefined ? kept : await storedEvents(tx, scope, role, changes.events)
    await tx.update(members).set({ role, events }).where(isMember(scope, memberId))
    if (!mayDo(role, 'inbox:read')) await unassignMember(tx, scope.team, memberId)
    else if (events) await unassignMember(tx, scope.team, memberId, events)
    return { ...member, role, events }
  })
}

/**
 * Removes a member from the team, which every member may do for themselves. Their questions are assigned to no one then.
 * @throws ProblemError `not-found` for an account that is no member; `forbidden` when the caller's role may not change
 *   members, or not an owner; `conflict` (`member-last-owner`) when the team would have none
 */
export async function removeMember(db: Db, scope: Scope, memberId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = memberId === scope.account
    const { role: own } = await lockMembership(tx, scope, isOwn ? 'team:read' : 'team:write')
    const member = await memberById(tx, scope, memberId)
    if (!isOwn) refuseUnlessOwner(own, member.role)
    await keepOneOwner(tx, scope, member)
    await tx.delete(members).where(isMember(scope, memberId))
    await unassignMember(tx, scope.team, memberId)
  })
}

/**
 * The events of a member or an invitation as the database stores them.
 * @throws ProblemError `validation` for chosen events with a role that has all, and for events that the team does not have
 */
export async function storedEvents(tx: Db, scope: Scope, role: Role, choice: EventChoice): Promise<string[] | null> {
  if (choice === 'all') return null
  const ids = [...new Set(choice)]
  const known = await eventNames(tx, scope, ids)
  if (!isRestrictable(role) || known.size < ids.length)
    throw new ProblemError('validation', { errors: [fault('body.events', 'not-allowed')] })
  return ids
}

async function memberById(tx: Db, scope: Scope, memberId: string): Promise<MemberRow> {
  const [member] = await membersByIds(tx, scope, [memberId])
  if (!member) throw new ProblemError('not-found')
  return member
}

async function keepOneOwner(tx: Db, scope: Scope, { id, role }: MemberRow): Promise<void> {
  if (role !== 'owner') return
  const owners = await tx
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.teamId, scope.team), eq(members.role, 'owner')))
  if (owners.every((owner) => owner.id === id))
    throw new ProblemError('conflict', { errors: [fault('body.role', 'member-last-owner')] })
}

const isMember = (scope: Scope, account: string) => and(eq(members.teamId, scope.team), eq(members.userId, account))
