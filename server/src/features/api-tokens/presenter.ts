import type { ApiToken } from '@foyer/contract/api-tokens'
import type { Scope } from '../../lib/scope.ts'
import type { TokenRow } from './queries.ts'

/** @param now a secret that works no longer is not shown */
export function presentToken(
  { account }: Pick<Scope, 'account'>,
  { token, createdByName, events }: TokenRow,
  now = new Date(),
): ApiToken {
  const { id, name, lastFour, permissions, formerLastFour, formerUntil } = token
  const hasFormer = formerLastFour !== null && formerUntil !== null && formerUntil > now
  return {
    id,
    name,
    lastFour,
    permissions,
    events: token.events === null ? null : events,
    createdBy: createdByName,
    ...(token.createdBy === account && { own: true as const }),
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    ...(token.lastUsedAt && { lastUsedAt: token.lastUsedAt.toISOString() }),
    ...(hasFormer && { former: { lastFour: formerLastFour, worksUntil: formerUntil.toISOString() } }),
  }
}
