import { z } from 'zod'
import { ApiToken, ApiTokenRotation, ApiTokenSecret, NewApiToken } from '../api-tokens.ts'
import { route } from '../http/route.ts'

// Not idempotent: a stored response would contain the secret.

export const apiTokens = {
  list: route('GET /teams/{id}/api-tokens', {
    summary: "List a team's API tokens, including expired ones, newest first",
    access: 'team:write',
    answer: z.array(ApiToken),
    refused: ['not-found'],
  }),
  create: route('POST /teams/{id}/api-tokens', {
    summary: 'Create an API token with permissions that its creator has. Only this response contains its secret',
    access: 'team:write',
    recentSignIn: 'two hours',
    body: NewApiToken,
    status: 201,
    answer: ApiTokenSecret,
    refused: ['not-found', 'conflict'],
  }),
  rotate: route('POST /api-tokens/{id}/rotate', {
    summary:
      'Replace the secret of an API token that the caller has created, and restart its lifetime. The previous secret keeps working during the overlap; older ones stop at once',
    access: 'team:write',
    recentSignIn: 'two hours',
    body: ApiTokenRotation,
    answer: ApiTokenSecret,
    refused: ['not-found'],
  }),
  revoke: route('DELETE /api-tokens/{id}', {
    summary: 'Revoke an API token: it stops working at once',
    access: 'team:write',
    refused: ['not-found'],
  }),
}
