import type { Invitation } from '@foyer/contract/invitations'
import type { members } from '@foyer/contract/routes/members'
import type { Member } from '@foyer/contract/teams'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import type { Config } from '../../lib/config.ts'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { presentMember } from '../teams/presenter.ts'
import type { MemberRow } from '../teams/queries.ts'
import { membersInScope, teamsOf } from '../teams/queries.ts'
import { changeMember, removeMember } from './commands/change-member.ts'
import type { SentInvitation } from './commands/invite.ts'
import { acceptInvitation, resendInvitation, revokeInvitation, sendInvitations } from './commands/invite.ts'
import { presentEvents, presentInvitation, presentOpenInvitation } from './presenter.ts'
import type { InvitationRow } from './queries.ts'
import { eventNames, invitationByToken, invitationsInScope } from './queries.ts'

export const memberHandlers: ServerHandlers<typeof members> = {
  list: async ({ db, scope }) => await presentMembers(db, scope, await membersInScope(db, scope)),
  change: async ({ db, scope, params, body }) => {
    const [member] = await presentMembers(db, scope, [await changeMember(db, scope, params.member, body)])
    if (!member) throw new Error('A changed member was not presented')
    return member
  },
  remove: async ({ db, scope, params }) => {
    await removeMember(db, scope, params.member)
    return undefined
  },
  invitations: async ({ db, scope }) => await presentAll(db, scope, await invitationsInScope(db, scope)),
  invite: async ({ scope, body, ...ctx }) => {
    await consumeRateLimit(ctx, 'invite', { account: scope.team })
    return await presentSent(ctx, scope, await sendInvitations(ctx.db, ctx, scope, body))
  },
  resend: async ({ scope, params, ...ctx }) => {
    await consumeRateLimit(ctx, 'invite', { account: scope.team })
    const [sent] = await presentSent(ctx, scope, [await resendInvitation(ctx.db, ctx, scope, params.id)])
    if (!sent) throw new Error('A sent invitation was not presented')
    return sent
  },
  revoke: async ({ db, scope, params }) => {
    await revokeInvitation(db, scope, params.id)
    return undefined
  },
  invitation: async ({ params, ip, ...ctx }) => {
    await consumeRateLimit(ctx, 'invitation', { address: ip })
    const opened = await invitationByToken(ctx.db, params.token)
    return presentOpenInvitation(opened, await eventNames(ctx.db, { team: opened.teamId }, opened.events ?? []))
  },
  accept: async ({ db, account, body }) => {
    const joined = await acceptInvitation(db, account.id, body.invitation)
    const team = (await teamsOf(db, account)).find(({ id }) => id === joined.team)
    if (!team) throw new Error('The account is no member of the team that it joined')
    return team
  },
}

const idsIn = (rows: readonly { events: string[] | null }[]) => [...new Set(rows.flatMap(({ events }) => events ?? []))]

/** With the events of each; a member with chosen events learns only of its own. */
async function presentMembers(db: Db, scope: Scope, rows: readonly MemberRow[]): Promise<Member[]> {
  const names = await eventNames(db, scope, idsIn(rows))
  return rows.map((row) => ({
    ...presentMember(row),
    ...((scope.events === 'all' || row.id === scope.account) && { events: presentEvents(row.events, names) }),
  }))
}

async function presentAll(db: Db, scope: Scope, rows: readonly InvitationRow[]): Promise<Invitation[]> {
  const names = await eventNames(db, scope, idsIn(rows))
  return rows.map((row) => presentInvitation(row, names))
}

/** With the link where Foyer cannot mail it: the member passes it on. A mailed link is for its addressee alone. */
async function presentSent({ db, config }: { db: Db; config: Config }, scope: Scope, sent: readonly SentInvitation[]) {
  const presented = await presentAll(
    db,
    scope,
    sent.map(({ invitation }) => invitation),
  )
  return presented.map((each, at) => ({ ...each, ...(!config.SMTP_URL && { link: sent[at]?.link }) }))
}
