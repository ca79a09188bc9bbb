import type { ApiToken } from '@foyer/contract/api-tokens'
import type { TokenRow } from './queries.ts'

/** @param now a secret that works no longer is not shown */
export function presentToken({ token, createdByName, events }: TokenRow, now = new Date()): ApiToken {
  const { id, name, lastFour, permissions, formerLastFour, formerUntil } = token
  const hasFormer = formerLastFour !== null && formerUntil !== null && formerUntil > now
  return {
    id,
    name,
    lastFour,
    permissions,
    events: token.events === null ? null : events,
    createdBy: createdByName,
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    ...(token.lastUsedAt && { lastUsedAt: token.lastUsedAt.toISOString() }),
    ...(hasFormer && { former: { lastFour: formerLastFour, worksUntil: formerUntil.toISOString() } }),
  }
}
