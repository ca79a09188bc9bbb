import { tokenPermissions } from '@foyer/contract/api-token-rules'
import type { Code } from '@foyer/contract/http/problem'
import type { Route } from '@foyer/contract/http/route'
import { tokenPermissionOf } from '@foyer/contract/http/token-permission'
import { apiTokens } from '@foyer/server/schema/api-tokens'
import type { TestApp } from '@foyer/server/test/app'
import type { Actor, Actors } from './actors.ts'

/** The callers with an API token that requests are tried with. */
export const tokenActors = [
  'token without permissions',
  'read-only token',
  'token with every permission',
  'token for another event',
  'token of another team',
  'revoked token',
  'expired token',
] as const
export type TokenActor = (typeof tokenActors)[number]

/** Creates the tokens. @returns their secrets */
export async function createTokens(app: TestApp, { members, outsider }: Actors): Promise<Record<TokenActor, string>> {
  const create = async (by: Actor, permissions: readonly string[], chosen: { events?: string[] } = {}) => {
    const body = { name: 'A', permissions, days: 90, ...chosen }
    const { id, secret } = await by.ok(`POST /api/v1/teams/${by.own.team}/api-tokens`, body)
    return { id: id as string, secret: secret as string }
  }
  const reading = tokenPermissions.filter((permission) => permission.endsWith(':read'))
  const expired = await create(members.owner, tokenPermissions)
  // all tokens so far
  await app.db.update(apiTokens).set({ expiresAt: new Date() })
  const revoked = await create(members.owner, tokenPermissions)
  await members.owner.ok(`DELETE /api/v1/api-tokens/${revoked.id}`)
  const another = await members.owner.ok('POST /api/v1/events', {
    title: 'Another',
    urlLink: 'https://another.example',
  })
  const secrets = {
    'token without permissions': (await create(members.owner, [])).secret,
    'read-only token': (await create(members.owner, reading)).secret,
    'token with every permission': (await create(members.owner, tokenPermissions)).secret,
    'token for another event': (await create(members.owner, tokenPermissions, { events: [another.id] })).secret,
    'token of another team': (await create(outsider, tokenPermissions)).secret,
    'revoked token': revoked.secret,
    'expired token': expired.secret,
  }
  // used just now, for as long as the tests run: their requests do not write it again
  await app.db.update(apiTokens).set({ lastUsedAt: new Date(Date.now() + 24 * 60 * 60 * 1000) })
  return secrets
}

/**
 * The refusal that a route's declaration promises to a token, for a request with ids of the team of the members.
 * @param ofNotChosen the refusal of members who do not have the event
 * @returns the code; undefined: the request succeeds
 */
export function refusalOfToken(route: Route, who: TokenActor, ofNotChosen: Code | undefined): Code | undefined {
  if (who === 'revoked token' || who === 'expired token') return 'unauthenticated'
  const permission = tokenPermissionOf(route)
  if (!permission) return 'token-not-accepted'
  if (who === 'token of another team') return 'not-found'
  if (who === 'token with every permission') return undefined
  if (who === 'token for another event') return route.allEvents ? 'token-not-accepted' : ofNotChosen
  const holds = who === 'read-only token' ? permission.endsWith(':read') : permission === 'events:read'
  return holds ? undefined : 'token-permission-missing'
}
