import fc from 'fast-check'
import { goodPath, goodQuery, pathFor, queryFor, spoiltQuery } from './address.ts'
import type { Wildness } from './drawn.ts'
import { drawnJson, maybe } from './drawn.ts'
import type { FuzzedOperation } from './fuzzed-operation.ts'
import { goodHeaders, headersFor } from './headers.ts'
import { brokenBody, hostileCookie } from './hostile.ts'
import { spoiltJson } from './spoilt.ts'

/** A request in the form in which it is sent. */
export interface Request {
  path: string
  /** With its question mark; empty without a query. */
  query: string
  headers: Record<string, string>
  /** Replaces the caller's cookie. */
  cookie: string | undefined
  body: string | Uint8Array | undefined
  /** How often it is sent before the rows are restored. */
  times: number
}

/** The request of the sample, which must succeed. */
export const goodRequest = (fuzzed: FuzzedOperation): Request => ({
  path: goodPath(fuzzed),
  query: goodQuery(fuzzed),
  headers: goodHeaders(fuzzed),
  cookie: undefined,
  body: goodBody(fuzzed),
  times: 1,
})

const goodBody = ({ operation, mine, upload }: FuzzedOperation): Request['body'] =>
  upload ?? (operation.requestBody && JSON.stringify(mine.body))

type RequestArbitraries = { [K in keyof Request]: fc.Arbitrary<Request[K]> }

/** Requests for an operation: some valid, some with one wrong value, some hostile. */
export const requestFor = (fuzzed: FuzzedOperation): fc.Arbitrary<Request> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.record(drawn(fuzzed, 0)) },
    { weight: 2, arbitrary: spoilt(fuzzed) },
    { weight: 1, arbitrary: fc.record(drawn(fuzzed, 6)) },
  )

const never = fc.constant(undefined)

const drawn = (fuzzed: FuzzedOperation, wild: Wildness): RequestArbitraries => ({
  path: pathFor(fuzzed, wild),
  query: queryFor(fuzzed, wild),
  headers: headersFor(fuzzed, wild),
  cookie: maybe(hostileCookie, wild && 1).map(([cookie]) => cookie),
  body: drawnBody(fuzzed, wild),
  times: maybe(fc.constant(2), 2).map(([twice = 1]) => twice),
})

function drawnBody(
  { document, operation, mine, upload }: FuzzedOperation,
  wild: Wildness,
): fc.Arbitrary<Request['body']> {
  if (upload) return drawnFile(upload)
  const schema = operation.requestBody?.content['application/json']?.schema
  if (!schema) return never
  const json = drawnJson(document, schema, mine.body, wild)
  const cut = fc.tuple(json, fc.nat(999)).map(([text, part]) => text.slice(0, (text.length * part) / 1000))
  const broken = { weight: wild && 1, arbitrary: fc.oneof(cut, brokenBody) }
  return fc.oneof({ weight: 12, arbitrary: json }, broken)
}

/** The file: whole, cut, with other bytes in it; or any bytes. */
function drawnFile(file: Uint8Array): fc.Arbitrary<Uint8Array> {
  const cut = fc.nat(file.length).map((length) => file.slice(0, length))
  const changed = fc.tuple(fc.nat(file.length - 1), fc.nat(255)).map(([at, byte]) => file.with(at, byte))
  return fc.oneof(fc.constant(file), cut, changed, fc.uint8Array({ maxLength: 300 }))
}

function spoilt(fuzzed: FuzzedOperation): fc.Arbitrary<Request> {
  const { mine, operation, upload } = fuzzed
  const good = fc.constant(goodRequest(fuzzed))
  const withBad = (weight: number, bad: Partial<RequestArbitraries>) => ({
    weight,
    arbitrary: fc.tuple(good, fc.record(bad)).map(([request, part]): Request => ({ ...request, ...part })),
  })
  return fc.oneof(
    withBad(1, { path: pathFor(fuzzed, 15) }),
    withBad(operation.parameters.some((parameter) => parameter.in === 'query') ? 8 : 1, { query: spoiltQuery(fuzzed) }),
    withBad(1, { headers: headersFor(fuzzed, 6) }),
    withBad(1, { cookie: hostileCookie }),
    withBad(operation.requestBody ? 12 : 0, {
      body: upload
        ? drawnFile(upload)
        : fc.oneof({ weight: 9, arbitrary: spoiltJson(mine.body) }, { weight: 1, arbitrary: brokenBody }),
    }),
  )
}
