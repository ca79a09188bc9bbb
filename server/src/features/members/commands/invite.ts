import { randomBytes } from 'node:crypto'
import type { Role } from '@foyer/contract/access'
import { secondsPerDay } from '@foyer/contract/durations'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { invitationDays, maxOpenInvitations } from '@foyer/contract/invitation-limits'
import type { NewInvitations } from '@foyer/contract/invitations'
import { Language } from '@foyer/contract/language'
import type { SQL } from 'drizzle-orm'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { users } from '../../../schema/accounts.ts'
import { invitations } from '../../../schema/invitations.ts'
import { members } from '../../../schema/teams.ts'
import { enqueueMail } from '../../mails/commands.ts'
import { pageLink } from '../../mails/rules/page-link.ts'
import { accountByEmail, accountById } from '../../me/queries.ts'
import type { TeamRow } from '../../teams/queries.ts'
import type { InvitationRow } from '../queries.ts'
import { hashOf, invitationById, invitationsInScope } from '../queries.ts'
import { invitationOfSignUp } from '../rules.ts'
import { lockMembership, refuseUnlessOwner, storedEvents } from './change-member.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl'>

/** An invitation that was just sent, with its link. */
export interface SentInvitation {
  invitation: InvitationRow
  link: string
}

/**
 * Invites addresses to the team, each with a mail of its own. An address that is invited already gets the new role and a
 * new link; its former link no longer works.
 * @throws ProblemError `forbidden` when a member who is no owner invites an owner; `validation` for the address of a member
 *   (`member-already`) and above `maxOpenInvitations` (`too-many`), and as `storedEvents`
 */
export async function sendInvitations(
  db: Db,
  deps: Deps,
  scope: Scope,
  { emails, role, events = 'all' }: NewInvitations,
): Promise<SentInvitation[]> {
  return await db.transaction(async (tx) => {
    const { team, role: own } = await lockMembership(tx, scope, 'team:write')
    refuseUnlessOwner(own, role)
    const addresses = [...new Set(emails)]
    await refuseMembers(tx, scope, emails)
    await refuseTooMany(tx, scope, addresses)
    const stored = await storedEvents(tx, scope, role, events)
    const sent: SentInvitation[] = []
    // in one order, as everywhere: two requests for the same addresses would wait for each other otherwise
    for (const email of addresses.toSorted())
      sent.push(await send(tx, deps, scope, team, { email, role, events: stored }))
    return sent
  })
}

/** Sends an invitation again, with a new link. @throws ProblemError `not-found`; `forbidden` as `sendInvitations` */
export async function resendInvitation(db: Db, deps: Deps, scope: Scope, id: string): Promise<SentInvitation> {
  return await db.transaction(async (tx) => {
    const { team, role: own } = await lockMembership(tx, scope, 'team:write')
    const { email, role, events } = await invitationById(tx, scope, id)
    refuseUnlessOwner(own, role)
    return await send(tx, deps, scope, team, { email, role, events })
  })
}

/** Revokes an invitation. @throws ProblemError `not-found` when it was accepted or revoked before */
export async function revokeInvitation(db: Db, scope: Scope, id: string): Promise<void> {
  const ofTeam = and(eq(invitations.id, id), eq(invitations.teamId, scope.team))
  const [row] = await db.delete(invitations).where(ofTeam).returning({ id: invitations.id })
  if (!row) throw new ProblemError('not-found')
}

/**
 * Makes the account a member of the team that invited its address.
 * @returns the id of the team, and the role that the account has in it: the former one if it is a member already
 * @throws ProblemError `not-found` when the link was used, revoked or replaced, or has expired; with the field error
 *   `member-other-address` when the invitation is for another address, whose owner can still accept it
 */
export const acceptInvitation = (db: Db, accountId: string, token: string): Promise<{ team: string; role: Role }> =>
  accept(db, accountId, eq(invitations.tokenHash, hashOf(token)))

async function accept(db: Db, accountId: string, isInvited: SQL): Promise<{ team: string; role: Role }> {
  return await db.transaction(async (tx) => {
    // the row is gone once: of two requests with one link, the later finds none
    const [invitation] = await tx
      .delete(invitations)
      .where(and(isInvited, gt(invitations.expiresAt, sql`now()`)))
      .returning()
    if (!invitation) throw new ProblemError('not-found', { title: 'This invitation no longer works' })
    const { email } = await accountById(tx, accountId)
    if (email !== invitation.email)
      throw new ProblemError('not-found', { errors: [fault('body.invitation', 'member-other-address')] })
    const { teamId, role, events } = invitation
    await tx.insert(members).values({ teamId, userId: accountId, role, events }).onConflictDoNothing()
    const proven = invitation.mailed && { emailVerified: true }
    await tx
      .update(users)
      .set({ lastTeamId: teamId, ...proven })
      .where(eq(users.id, accountId))
    const [member] = await tx
      .select({ team: members.teamId, role: members.role })
      .from(members)
      .where(and(eq(members.teamId, teamId), eq(members.userId, accountId)))
    return member ?? { team: teamId, role }
  })
}

/**
 * Accepts the invitation by which an account signed up, if it still works, and forgets it. Idempotent: it is called at each
 * sign-in.
 */
export async function joinInvitedTeam(db: Db, { id, newTeam }: { id: string; newTeam: string | null }): Promise<void> {
  const invitation = invitationOfSignUp(newTeam)
  if (invitation === undefined) return
  await accept(db, id, eq(invitations.id, invitation)).catch((error: unknown) => {
    if (!(error instanceof ProblemError && error.code === 'not-found')) throw error
  })
  await db.update(users).set({ newTeam: null }).where(eq(users.id, id))
}

async function send(
  tx: Db,
  deps: Deps,
  scope: Scope,
  team: TeamRow,
  { email, role, events }: { email: string; role: Role; events: string[] | null },
): Promise<SentInvitation> {
  const token = randomBytes(24).toString('base64url')
  const fresh = {
    role,
    events,
    tokenHash: hashOf(token),
    invitedBy: scope.account,
    mailed: deps.config.SMTP_URL !== undefined,
    sentAt: sql`now()`,
    expiresAt: sql`now() + make_interval(days => ${invitationDays})`,
  }
  const [row] = await tx
    .insert(invitations)
    .values({ id: newId('inv'), teamId: scope.team, email, ...fresh })
    .onConflictDoUpdate({ target: [invitations.teamId, invitations.email], set: fresh })
    .returning()
  if (!row) throw new Error('An invitation was not stored')
  const inviter = await accountById(tx, scope.account)
  const account = await accountByEmail(tx, email)
  const language = Language.parse(account?.language ?? team.language)
  const link = pageLink(deps.publicUrl, language, 'invitation', token)
  await enqueueMail(tx, deps, {
    // the inviter can answer a question about it, the operator cannot
    to: email,
    replyTo: inviter.email,
    language,
    kind: 'invitation',
    data: {
      team: team.name,
      inviter: inviter.name,
      role,
      link,
      expiresAt: row.expiresAt.toISOString(),
      timeZone: team.timeZone,
    },
    lifetimeSeconds: invitationDays * secondsPerDay,
  })
  return { invitation: { ...row, invitedByName: inviter.name }, link }
}

async function refuseMembers(tx: Db, scope: Scope, emails: readonly string[]): Promise<void> {
  const found = await tx
    .select({ id: users.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.teamId, scope.team), inArray(users.email, [...emails])))
  if (found.length > 0) throw new ProblemError('validation', { errors: [fault('body.emails', 'member-already')] })
}

async function refuseTooMany(tx: Db, scope: Scope, addresses: readonly string[]): Promise<void> {
  const open = await invitationsInScope(tx, scope)
  const total = new Set([...open.map(({ email }) => email), ...addresses]).size
  if (total > maxOpenInvitations)
    throw new ProblemError('validation', { errors: [fault('body.emails', 'too-many', maxOpenInvitations)] })
}
