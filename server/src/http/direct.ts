import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { auditRuleOf } from '@foyer/contract/audit-rules'
import { check } from '@foyer/contract/http/check'
import { readIdempotencyKey } from '@foyer/contract/http/idempotency-key'
import type { Handler, Route } from '@foyer/contract/http/route'
import { defaultMaxBodyBytes } from '@foyer/contract/http/route'
import { endedEarly, parseJson } from './body.ts'
import type { RequestContext } from './context.ts'
import { hashKey, hashRequest, repeatedPart } from './idempotency.ts'
import { isForeignWrite } from './origin.ts'
import { problemAnswer } from './problems.ts'
import { recordRequest } from './record-request.ts'
import { addressBehindProxies } from './request.ts'
import { commonHeaders } from './security-headers.ts'
import type { ServeServices } from './serve.ts'
import { paramPattern, present } from './serve.ts'

/** Answers a request. @returns false when the app has to answer it: then nothing of it is read */
export type DirectHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** A route that can be served directly: a JSON body from anyone, a JSON answer, no query and no entry in the audit log. */
type DirectRoute = Route &
  Required<Pick<Route, 'body' | 'answer'>> & {
    access: 'anyone'
    query?: never
    paged?: never
    upload?: never
    idempotent?: 'in-effect'
  }

type DirectCall<R extends DirectRoute, Services> = readonly [route: R, handler: Handler<R, RequestContext & Services>]
type AnyHandler = (ctx: Record<string, unknown>) => unknown

interface Target {
  route: DirectRoute
  handler: AnyHandler
  /** Matches the path of the route, with a group for each parameter. */
  pattern: RegExp
  params: string[]
}

/**
 * Serves some calls directly on `node:http`, with the schemas, checks and handlers with which the app serves them: routing,
 * web streams and headers of the app take more of a processor than the call itself. It takes plain requests only. All
 * others go to the app: other content types, bodies without a length or too long, cookies, API tokens, a foreign origin,
 * repeated headers, a query. A test compares the answers of both.
 * @param calls routes and their handlers
 */
export async function serveDirectly<A extends DirectRoute, B extends DirectRoute, Services extends ServeServices>(
  calls: readonly [DirectCall<A, Services>, DirectCall<B, Services>],
  services: Services,
): Promise<DirectHandler> {
  const headers = [...(await commonHeaders(services.publicUrl))].flat()
  const targets = calls.map(([route, handler]): Target => {
    if (auditRuleOf(route)) throw new Error(`${route.call} leaves an entry in the audit log`)
    // `as`: the type of the call has checked that the handler fits its route
    return { route, handler: handler as unknown as AnyHandler, ...matcherOf(route) }
  })
  return (incoming, outgoing) => {
    if (incoming.method !== 'POST' || !isPlain(incoming, services)) return false
    for (const target of targets) {
      const match = target.pattern.exec(incoming.url ?? '')
      if (!match || Number(incoming.headers['content-length']) > maxBytesOf(target.route)) continue
      const params = Object.fromEntries(target.params.map((name, index) => [name, match[index + 1] ?? '']))
      void answer(target, params, services, headers, incoming, outgoing)
      return true
    }
    return false
  }
}

const maxBytesOf = ({ maxBodyBytes = defaultMaxBodyBytes }: Route) => maxBodyBytes

function matcherOf({ call }: Route): Pick<Target, 'pattern' | 'params'> {
  const [, path = ''] = call.split(' ')
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const [, characters = ''] = /^\^(.*)\$$/.exec(paramPattern.source) ?? []
  return { params, pattern: new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, `(${characters})`)}$`) }
}

/** Hosts that need no further check, as the adapter of the app takes them. */
const plainHost = /^[a-z0-9._-]+(:([1-5]\d{3,4}|[6-9]\d{3}))?$/
const plainType = /^application\/json(; ?charset=utf-8)?$/i
const plainLength = /^\d{1,8}$/
/** Headers of which the app knows more. */
const unusual = ['authorization', 'cookie', 'content-encoding', 'expect', 'transfer-encoding', 'upgrade'] as const

function isPlain({ headers, rawHeaders, httpVersion }: IncomingMessage, services: ServeServices): boolean {
  return (
    httpVersion === '1.1' &&
    plainType.test(headers['content-type'] ?? '') &&
    plainLength.test(headers['content-length'] ?? '') &&
    plainHost.test(headers.host ?? '') &&
    unusual.every((name) => headers[name] === undefined) &&
    // a repeated header is joined or dropped by its name
    rawHeaders.length === 2 * Object.keys(headers).length &&
    !isForeignWrite((name) => headers[name] as string | undefined, services)
  )
}

async function answer(
  { route, handler }: Target,
  params: Record<string, string>,
  services: ServeServices,
  headers: readonly string[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const startedAt = performance.now()
  const requestId = randomUUID()
  const { call } = route
  const send = (status: number, own: readonly string[], body: string) => {
    const length = ['content-length', String(Buffer.byteLength(body))]
    outgoing.writeHead(status, [...headers, 'x-request-id', requestId, ...own, ...length])
    // as text: Node sends it in one piece with the headers
    outgoing.end(body)
    recordRequest(services, { requestId, method: 'POST', call, status, startedAt })
  }
  try {
    const body = check(route.body, parseJson(await readAll(incoming)), 'body')
    const key = readIdempotencyKey(incoming.headers['idempotency-key'] as string | undefined, route)
    const result = await handler({
      ...services,
      requestId,
      params,
      body,
      ip: addressOf(incoming, services),
      ...(key !== undefined && {
        idempotency: {
          key: hashKey(key),
          requestHash: hashRequest(repeatedPart(route, body, incoming.headers['user-agent'])),
        },
      }),
      get headers() {
        return new Headers(pairsOf(incoming.rawHeaders))
      },
      audited: () => services.db,
      // a request with a cookie goes to the app
      isMember: async () => false,
    })
    send(route.status ?? 200, jsonHeaders, JSON.stringify(present(route, result)))
  } catch (error) {
    const problem = problemAnswer(
      error instanceof Error ? error : new Error(String(error)),
      { requestId, call },
      services.log,
    )
    send(problem.status, Object.entries(problem.headers).flat(), problem.body)
  }
}

const jsonHeaders = ['cache-control', 'no-store', 'content-type', 'application/json']

const addressOf = ({ socket, headers }: IncomingMessage, { config }: ServeServices): string =>
  addressBehindProxies(socket.remoteAddress ?? '', headers['x-forwarded-for'] as string | undefined, config)

const pairsOf = (flat: readonly string[]): [string, string][] =>
  Array.from({ length: flat.length / 2 }, (_, index) => [flat[2 * index] ?? '', flat[2 * index + 1] ?? ''])

/** Reads a body whose length was checked. @throws ProblemError `malformed` when the caller closes the connection within it */
function readAll(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    incoming.once('error', () => reject(endedEarly()))
  })
}
