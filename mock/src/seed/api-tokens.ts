import { readingPermissions } from '@foyer/contract/api-token-rules'
import type { ApiToken } from '@foyer/contract/api-tokens'
import { msPerDay } from '@foyer/contract/durations'
import type { Team } from '@foyer/contract/teams'

/** The first team has one token, which reads. */
export function seedApiTokens(now: Date, [first]: readonly Team[]): Record<string, ApiToken[]> {
  if (!first) return {}
  const at = (days: number) => new Date(now.getTime() + days * msPerDay).toISOString()
  const token: ApiToken = {
    id: 'tok_1',
    name: 'Website',
    lastFour: 'x7Qm',
    permissions: readingPermissions,
    events: null,
    createdBy: 'Demo organiser',
    own: true,
    createdAt: at(-30),
    expiresAt: at(60),
    lastUsedAt: at(-1),
  }
  return { [first.id]: [token] }
}
