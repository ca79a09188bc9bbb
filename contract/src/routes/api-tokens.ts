import { z } from 'zod'
import { ApiToken, ApiTokenRotation, ApiTokenSecret, NewApiToken } from '../api-tokens.ts'
import { route } from '../http/route.ts'

// Not idempotent: a stored response would contain the secret.

export const apiTokens = {
  list: route('GET /teams/{id}/api-tokens', {
    summary: "List a team's API tokens, the newest first, expired ones included",
    access: 'team:write',
    answer: z.array(ApiToken),
    refused: ['not-found'],
  }),
  create: route('POST /teams/{id}/api-tokens', {
    summary:
      'Create an API token with permissions that the role of its creator holds; only this response has its secret',
    access: 'team:write',
    recentSignIn: 'two hours',
    body: NewApiToken,
    status: 201,
    answer: ApiTokenSecret,
    refused: ['not-found', 'conflict'],
  }),
  rotate: route('POST /api-tokens/{id}/rotate', {
    summary:
      'Give an API token a new secret and its full lifetime again; the former secret works as long as the overlap, and an earlier one no longer',
    access: 'team:write',
    recentSignIn: 'two hours',
    body: ApiTokenRotation,
    answer: ApiTokenSecret,
    refused: ['not-found'],
  }),
  revoke: route('DELETE /api-tokens/{id}', {
    summary: 'Revoke an API token: it no longer works',
    access: 'team:write',
    refused: ['not-found'],
  }),
}
