import { maxApiTokens, tokenPrefix } from '@foyer/contract/api-token-rules'
import type { ApiToken, ApiTokenSecret } from '@foyer/contract/api-tokens'
import { msPerDay, msPerHour } from '@foyer/contract/durations'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import type { Scope, Store } from '../store.ts'

export const apiTokenHandlers: Handlers<(typeof routes)['api-tokens'], Scope> = {
  list: ({ store, team }) => [...tokensOf(store, team)].reverse(),
  create: ({ store, team, body: { name, permissions, events, days } }) => {
    const all = tokensOf(store, team)
    if (all.length >= maxApiTokens)
      throw new ProblemError('conflict', { detail: `A team has at most ${maxApiTokens} API tokens.` })
    const now = store.now().getTime()
    const token: ApiToken = {
      id: `tok_${store.nextId++}`,
      name,
      lastFour: '',
      permissions,
      events: events && namesOf(store, team, events),
      createdBy: store.me.name,
      own: true,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + days * msPerDay).toISOString(),
    }
    return storeToken(store, team, token)
  },
  rotate: ({ store, team, params, body: { overlapHours } }) => {
    const before = tokenById(store, team, params.id)
    const [now, ends] = [store.now().getTime(), Date.parse(before.expiresAt)]
    const worksUntil = new Date(Math.min(now + overlapHours * msPerHour, ends)).toISOString()
    const lifetime = ends - Date.parse(before.createdAt)
    const { former: _, ...rest } = before
    return storeToken(store, team, {
      ...rest,
      expiresAt: new Date(now + lifetime).toISOString(),
      ...(overlapHours > 0 && { former: { lastFour: before.lastFour, worksUntil } }),
    })
  },
  revoke: ({ store, team, params }) => {
    const { id } = tokenById(store, team, params.id)
    store.apiTokens[team] = tokensOf(store, team).filter((token) => token.id !== id)
    return undefined
  },
}

const tokensOf = (store: Store, team: string): ApiToken[] => store.apiTokens[team] ?? []

function tokenById(store: Store, team: string, id: string): ApiToken {
  const token = tokensOf(store, team).find((each) => each.id === id)
  if (!token) throw new ProblemError('not-found')
  return token
}

function namesOf(store: Store, team: string, ids: readonly string[]) {
  const found = store.events.filter((event) => event.team === team && ids.includes(event.id))
  if (found.length < new Set(ids).size)
    throw new ProblemError('validation', { errors: [fault('body.events', 'not-allowed')] })
  return found.map(({ id, name }) => ({ id, name }))
}

/** Stores a token with a new secret, which opens nothing: the demo has no server. */
function storeToken(store: Store, team: string, token: ApiToken): ApiTokenSecret {
  const end = String(store.nextId++).padStart(6, '0')
  const secret = `${tokenPrefix}${crypto.randomUUID().replaceAll('-', '')}${end}`
  const kept = { ...token, lastFour: secret.slice(-4) }
  const others = tokensOf(store, team)
  const isThere = others.some(({ id }) => id === token.id)
  store.apiTokens[team] = isThere ? others.map((each) => (each.id === token.id ? kept : each)) : [...others, kept]
  return { ...kept, secret }
}
