import { check } from '@foyer/contract/http/check'
import { readIdempotencyKey } from '@foyer/contract/http/idempotency-key'
import { routes } from '@foyer/contract/routes/all'
import { readBody, readUpload } from './body.ts'
import { endpointsOf } from './endpoints.ts'
import { handlers } from './handlers/all.ts'
import { withIdempotency } from './idempotency.ts'
import { refuseKnownTexts } from './refuse-known.ts'
import { present, respond, toProblem } from './respond.ts'
import { seenAs } from './see-as.ts'
import type { Store } from './store.ts'
import { createStore, scopeOf } from './store.ts'

/** An API with the same contract as the server's and its state in memory: reloading the page resets it. */
export interface Mock {
  /** Answers a request. Its path is relative to `/api/v1`: `/events`. A refusal is a response too, not an error. */
  fetch(request: Request): Promise<Response>
  /** An uploaded file. */
  file(hash: string): Blob | undefined
}

/**
 * @param now the clock; the seed data is dated relative to it. Tests pass a fixed clock to get the same answers.
 * @param store the state, for tests that add to it what no call of the mock does
 */
export function createMock(now: () => Date = () => new Date(), store: Store = createStore(now)): Mock {
  return {
    fetch: (request) => handle(store, request).catch(toProblem),
    file: (hash) => store.files.get(hash),
  }
}

const endpointOf = endpointsOf(routes, handlers)

async function handle(store: Store, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const { route, handler, params } = endpointOf(request.method, url.pathname)
  const search = Object.fromEntries(url.searchParams)
  const own = scopeOf(store, route, { ...search, ...params }, request.headers.get('x-team'))
  const scope = seenAs(own, route, request.headers.get('x-see-as'))
  const query = route.query && check(route.query, search, 'query')
  const body = route.body && check(route.body, await readBody(request), 'body')
  const upload = route.upload && (await readUpload(request, route.upload))
  const work = async () => present(route, await handler({ store, ...scope, params, query, body, upload }))
  refuseKnownTexts(query, body)
  const key = readIdempotencyKey(request.headers.get('idempotency-key'), route)
  const presented = key
    ? await withIdempotency(store, [scope.team, url.pathname, key].join(' '), body, work)
    : await work()
  return respond(route, presented, url)
}
