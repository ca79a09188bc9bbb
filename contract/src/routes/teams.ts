import { z } from 'zod'
import { route } from '../http/route.ts'
import { StripeAccount, StripeKeys } from '../stripe.ts'
import { Member, NewTeam, Team, TeamChanges, TeamSummary } from '../teams.ts'

export const teams = {
  list: route('GET /teams', { summary: 'The teams of the account', access: 'account', answer: z.array(TeamSummary) }),
  create: route('POST /teams', {
    summary: 'Creates a team, owned by the account',
    access: 'account',
    body: NewTeam,
    status: 201,
    answer: Team,
    idempotent: true,
  }),
  view: route('GET /teams/{id}', { summary: 'One team', access: 'team:read', answer: Team, refused: ['not-found'] }),
  change: route('PATCH /teams/{id}', {
    summary: 'Changes what is sent and leaves the rest',
    access: 'team:write',
    body: TeamChanges,
    answer: Team,
    refused: ['not-found', 'stale', 'conflict'],
  }),
  members: route('GET /teams/{id}/members', {
    summary: 'The members of a team and their roles',
    access: 'team:read',
    answer: z.array(Member),
    refused: ['not-found'],
  }),
  viewStripe: route('GET /teams/{id}/stripe', {
    summary: 'Whether the team takes cards, with which keys (masked), and the address of its webhook',
    access: 'team:read',
    answer: StripeAccount,
    refused: ['not-found'],
  }),
  saveStripe: route('PUT /teams/{id}/stripe', {
    summary: "Stores the keys of the team's Stripe account, once Stripe took them",
    access: 'team:write',
    body: StripeKeys,
    answer: StripeAccount,
    refused: ['not-found', 'key-refused'],
  }),
  removeStripe: route('DELETE /teams/{id}/stripe', {
    summary: 'Forgets the keys of Stripe; not while somebody is paying by card',
    access: 'team:write',
    answer: StripeAccount,
    refused: ['not-found', 'conflict'],
  }),
}
