import { z } from 'zod'
import { route } from '../http/route.ts'
import { AcceptedInvitation, Invitation, NewInvitations, OpenedInvitation, SentInvitation } from '../invitations.ts'
import { Member, MemberChanges, TeamSummary } from '../teams.ts'

export const members = {
  list: route('GET /teams/{id}/members', {
    summary: "List a team's members and their roles",
    access: 'team:read',
    sessionOnly: true,
    answer: z.array(Member),
    refused: ['not-found'],
  }),
  change: route('PATCH /teams/{id}/members/{member}', {
    summary:
      "Change a member's role or events. Only owners can appoint or change owners, and a team keeps at least one owner",
    access: 'team:write',
    recentSignIn: 'two hours',
    body: MemberChanges,
    answer: Member,
    refused: ['not-found', 'conflict'],
  }),
  remove: route('DELETE /teams/{id}/members/{member}', {
    summary: 'Remove a member, or leave the team. Only owners can remove owners, and a team keeps at least one owner',
    access: 'team:read',
    sessionOnly: true,
    refused: ['not-found', 'conflict'],
  }),
  invitations: route('GET /teams/{id}/invitations', {
    summary: "List a team's open invitations, newest first",
    access: 'team:write',
    answer: z.array(Invitation),
    refused: ['not-found'],
  }),
  invite: route('POST /teams/{id}/invitations', {
    summary:
      'Invite people by email. An address that has already been invited gets a new link, and its old one stops working',
    access: 'team:write',
    recentSignIn: 'two hours',
    body: NewInvitations,
    status: 201,
    answer: z.array(SentInvitation),
    idempotent: true,
    refused: ['not-found', 'rate-limited'],
  }),
  resend: route('POST /invitations/{id}/resend', {
    summary: 'Resend an invitation with a new link, valid for another 7 days; the old link stops working',
    access: 'team:write',
    recentSignIn: 'two hours',
    answer: SentInvitation,
    refused: ['not-found', 'rate-limited'],
  }),
  revoke: route('DELETE /invitations/{id}', {
    summary: 'Revoke an invitation: its link stops working',
    access: 'team:write',
    refused: ['not-found'],
  }),
  invitation: route('GET /public/invitations/{token}', {
    summary: 'Get an invitation by the token of its link',
    access: 'anyone',
    answer: OpenedInvitation,
    refused: ['not-found', 'rate-limited'],
  }),
  accept: route('POST /me/teams', {
    summary: "Accept an invitation that was sent to the account's email address",
    access: 'account',
    body: AcceptedInvitation,
    status: 201,
    answer: TeamSummary,
    refused: ['not-found'],
  }),
}
