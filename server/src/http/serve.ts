import { auditRuleOf } from '@foyer/contract/audit-rules'
import { check } from '@foyer/contract/http/check'
import { readIdempotencyKey } from '@foyer/contract/http/idempotency-key'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page, Route, RouteTable } from '@foyer/contract/http/route'
import { maxExactCount } from '@foyer/contract/http/route'
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { z } from 'zod'
import type { RecordChange } from '../lib/audit.ts'
import { actorOf, auditedDb } from '../lib/audit.ts'
import type { Db } from '../lib/db.ts'
import type { Infra } from '../lib/infra.ts'
import { readBody, readUpload } from './body.ts'
import type { CallerServices } from './caller.ts'
import { callerOf, isMember, refuseOldSignIn, secretOf } from './caller.ts'
import type { RequestContext, ServerHandlers } from './context.ts'
import { hashKey, hashRequest, repeatedPart, withIdempotency } from './idempotency.ts'
import { answerJson } from './json.ts'
import { refuseForeignOrigin } from './origin.ts'
import { refuseOtherMethods } from './other-methods.ts'
import type { Env } from './request.ts'
import { clientAddress } from './request.ts'
import { setSessionToken } from './session.ts'

type Tables = Record<string, RouteTable>
/** The services that all requests share. */
export type ServeServices = Infra &
  CallerServices &
  Pick<RequestContext, 'processHealth'> & {
    /** Stores the entries of the audit log. */
    recordChange: RecordChange
  }
type AllHandlers<T extends Tables, Services> = { [K in keyof T]: ServerHandlers<T[K], Services> }
// A handler as `serve` calls it. The type `AllHandlers` has checked that it fits its route.
type AnyHandler = (ctx: Record<string, unknown>) => unknown

/** Serves the API: every route of the contract with its handler, registered so that no path shadows another. */
export function serve<T extends Tables, Services extends ServeServices>(
  tables: T,
  handlers: AllHandlers<T, Services>,
  services: Services,
): Hono<Env> {
  const api = new Hono<Env>()
  const calls: [method: string, path: string][] = []
  for (const [resource, name, route] of literalFirst(tables)) {
    // `as`: the loop walks both tables by the same keys, which the type above cannot follow
    const handler = (handlers[resource] as unknown as Record<string, AnyHandler>)[name]
    if (!handler) throw new Error(`No handler for ${route.call}`)
    const [method = '', path = ''] = route.call.split(' ')
    const pattern = path.replace(/\{(\w+)\}/g, ':$1')
    api.on(method, pattern, (c) => handle(c, route, handler, services))
    calls.push([method, pattern])
  }
  refuseOtherMethods(api, calls)
  api.all('*', () => {
    throw new ProblemError('no-endpoint')
  })
  return api
}

// Hono answers in order of registration, so `/events/upcoming` must come before `/events/{id}`.
function literalFirst(tables: Tables): [string, string, Route][] {
  const rows = Object.entries(tables).flatMap(([resource, table]) =>
    Object.entries(table).map(([name, route]): [string, string, Route] => [resource, name, route]),
  )
  return rows.sort(([, , a], [, , b]) => a.call.split('{').length - b.call.split('{').length)
}

async function handle(c: Context<Env>, route: Route, handler: AnyHandler, services: ServeServices): Promise<Response> {
  c.set('call', route.call)
  // another site cannot send an API token, and a request with one does not use the reader's cookie
  if (secretOf(c) === undefined) refuseForeignOrigin(c, services)
  const caller = await callerOf(c, route, services)
  const params = readParams(c)
  const query = route.query && check(route.query, c.req.query(), 'query')
  const body = route.body && check(route.body, await readBody(c, route.maxBodyBytes), 'body')
  if (route.recentSignInFor && caller.account) refuseOldSignIn(route, caller.account, body)
  const upload = route.upload && (await readUpload(c, route.upload, route.access === 'anyone' ? 'anyone' : 'member'))
  const key = readIdempotencyKey(c.req.header('idempotency-key'), route)
  const repeated = repeatedPart(route, body, c.req.header('user-agent'))
  const rule = auditRuleOf(route)
  const audited = rule && {
    rule,
    by: actorOf(caller),
    team: caller.scope?.team,
    requestId: c.get('requestId'),
    params,
    body,
  }
  const ctx: Record<string, unknown> & RequestContext = {
    ...services,
    ...caller,
    params,
    query,
    body,
    upload,
    requestId: c.get('requestId'),
    ip: clientAddress(c, services.config),
    headers: c.req.raw.headers,
    ...(key !== undefined && { idempotency: { key: hashKey(key), requestHash: hashRequest(repeated) } }),
    audited: (subject) => (audited ? auditedDb(services.db, services.recordChange, audited, subject) : services.db),
    setSessionToken: (token: string) => setSessionToken(c, services, token),
    isMember: (event) => isMember(c, services, event),
  }
  // the whole handler is one transaction with its entry, unless the handler stores the entry with its effect itself
  const run = async (db: Db): Promise<unknown> =>
    audited && !audited.rule.inEffect
      ? services.recordChange(db, audited, async (tx) => handler({ ...ctx, db: tx }))
      : handler({ ...ctx, db })
  if (!key || route.idempotent === 'in-effect') {
    const opensTransaction = audited && !audited.rule.inEffect
    const result = opensTransaction ? await services.db.transaction(run) : await run(services.db)
    return await respond(c, route, present(route, result))
  }
  const callerId = caller.scope?.token?.id ?? caller.account?.id
  const scope = [caller.scope?.team, callerId, route.call, JSON.stringify(params)].join(' ')
  const presented = await withIdempotency(services, { scope, key, request: repeated }, async (db) =>
    present(route, await run(db)),
  )
  return await respond(c, route, presented)
}

/** Ids, slugs and tokens contain no other characters. PostgreSQL would reject a NUL with an error of its own. */
export const paramPattern = /^[\w.~-]{1,200}$/

function readParams(c: Context<Env>): Record<string, string> {
  const params = c.req.param() as Record<string, string>
  if (!Object.values(params).every((value) => paramPattern.test(value))) throw new ProblemError('not-found')
  return params
}

/** Reduces a handler's result to what the route's schema declares. */
export function present(route: Route, result: unknown): unknown {
  if (!route.answer || result instanceof Response) return result
  if (!route.paged) return route.answer.parse(result)
  const page = result as Page<z.input<typeof route.answer>>
  return { ...page, items: page.items.map((item) => route.answer?.parse(item)) }
}

async function respond(c: Context<Env>, route: Route, presented: unknown): Promise<Response> {
  if (presented instanceof Response) return presented
  c.header('cache-control', 'no-store')
  if (!route.answer) return c.body(null, 204)
  const status = route.status ?? 200
  if (!route.paged) return await answerJson(c, presented as object, status)
  const { items, next, total, exactUpTo = maxExactCount } = presented as Page<unknown>
  c.header('x-total-count', total > exactUpTo ? `${exactUpTo}+` : String(total))
  if (next) c.header('link', `<${nextPage(c.req.url, next)}>; rel="next"`)
  return await answerJson(c, items, status)
}

function nextPage(url: string, cursor: string): string {
  const next = new URL(url)
  next.searchParams.set('cursor', cursor)
  return next.pathname + next.search
}
