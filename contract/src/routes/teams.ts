import { z } from 'zod'
import { route } from '../http/route.ts'
import { NewTeam, Team, TeamChanges, TeamSummary } from '../teams.ts'

export const teams = {
  list: route('GET /teams', { summary: "List the account's teams", access: 'account', answer: z.array(TeamSummary) }),
  create: route('POST /teams', {
    summary: 'Create a team, owned by the account',
    access: 'account',
    body: NewTeam,
    status: 201,
    answer: Team,
    idempotent: true,
  }),
  view: route('GET /teams/{id}', { summary: 'Get a team', access: 'team:read', answer: Team, refused: ['not-found'] }),
  change: route('PATCH /teams/{id}', {
    summary: 'Update a team: fields that are not sent stay as they are',
    access: 'team:write',
    recentSignIn: 'two hours',
    // where buyers send their money, and how the members sign in
    recentSignInFor: ['bank', 'requiresTwoFactor'],
    body: TeamChanges,
    answer: Team,
    refused: ['not-found', 'stale', 'conflict'],
  }),
}
