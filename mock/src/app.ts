import { check } from '@foyer/contract/http/check'
import { routes } from '@foyer/contract/routes/all'
import { readBody } from './body.ts'
import { findEndpoint } from './endpoints.ts'
import { handlers } from './handlers/all.ts'
import { once } from './once.ts'
import { present, refuse, respond } from './respond.ts'
import type { World } from './world.ts'
import { createWorld, scopeOf } from './world.ts'

/** The pretend API: its state lives as long as it does, which in the browser is until the page is loaded again. */
export interface Mock {
  /** Answers a request whose path begins below `/api/v1`: `/events`. Every refusal is an answer too. */
  fetch(request: Request): Promise<Response>
}

/** @param now the clock the sample events are dated by; a fixed one makes every answer the same in tests */
export function createMock(now: () => Date = () => new Date()): Mock {
  const world = createWorld(now)
  return { fetch: (request) => answer(world, request).catch(refuse) }
}

async function answer(world: World, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const { route, handler, params } = findEndpoint(routes, handlers, request.method, url.pathname)
  const given = Object.fromEntries(url.searchParams)
  const scope = scopeOf(world, route, { ...given, ...params }, request.headers.get('x-team'))
  const query = route.query && check(route.query, given, 'query')
  const body = route.body && check(route.body, await readBody(request), 'body')
  const work = async () => present(route, await handler({ world, ...scope, params, query, body }))
  const key = route.idempotent && request.headers.get('idempotency-key')
  const presented = key ? await once(world, [scope.team, url.pathname, key].join(' '), body, work) : await work()
  return respond(route, presented, url)
}
