import fc from 'fast-check'
import { resolved } from './document.ts'
import type { Wildness } from './drawn.ts'
import { drawnValue, maybe } from './drawn.ts'
import type { FuzzedOperation } from './fuzzed-operation.ts'
import { parametersIn } from './fuzzed-operation.ts'
import { hostileText } from './hostile.ts'
import { spoilt } from './spoilt.ts'

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const broken = fc.constantFrom('%', '%zz', '%00', '%ff', '%ed%a0%80', 'a%2fb', 'a;b=c', '%20', '..%5c', '*')

// an empty part or dots would make the path of another call
const hostileSegment = fc
  .oneof(hostileText.map(encoded), broken)
  .filter((segment) => !/^(\.|%2e){0,2}$/i.test(segment))
  .map((segment) => segment.slice(0, 2500))

/** The path of an operation with ids. @param wild how many ids of twenty are hostile */
export function pathFor(fuzzed: FuzzedOperation, wild: number): fc.Arbitrary<string> {
  const { path, mine, theirs } = fuzzed
  const segments = parametersIn(fuzzed, 'path').map(({ name }) =>
    fc.oneof(
      { weight: 19 - wild, arbitrary: fc.constant(mine.params?.[name] ?? '') },
      { weight: 1, arbitrary: fc.constant(theirs.params?.[name] ?? '') },
      { weight: wild, arbitrary: hostileSegment },
    ),
  )
  return fc.tuple(...segments).map((ids) => path.replace(/\{\w+\}/g, () => ids.shift() ?? ''))
}

/** The path of a good request. */
export const goodPath = ({ path, mine }: FuzzedOperation): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => mine.params?.[name] ?? '')

/** A query made of the operation's parameters. */
export function queryFor(fuzzed: FuzzedOperation, wild: Wildness): fc.Arbitrary<string> {
  const pairs = knownQuery(fuzzed).map(({ name, schema, known }) => {
    const value = fc.oneof(
      { weight: known === undefined ? 0 : 16, arbitrary: fc.constant(String(known)) },
      { weight: 4, arbitrary: drawnValue(schema).map(String) },
      { weight: wild, arbitrary: hostileText },
    )
    const pair = value.map((text) => `${name}=${encoded(text)}`)
    return maybe(pair, known === undefined ? 1 + wild : 15)
  })
  return fc.tuple(...pairs, maybe(stray, wild)).map((all) => asQuery(all.flat()))
}

/** The query of a good request. */
export const goodQuery = (fuzzed: FuzzedOperation): string => asQuery(goodPairs(fuzzed, ''))

/** A good query with one wrong value. */
export function spoiltQuery(fuzzed: FuzzedOperation): fc.Arbitrary<string> {
  const wrong = knownQuery(fuzzed).map(({ name, known }) =>
    fc
      .oneof({ weight: 3, arbitrary: spoilt(String(known ?? 'x')) }, { weight: 1, arbitrary: hostileText })
      .map((text) => asQuery([...goodPairs(fuzzed, name), `${name}=${encoded(text)}`])),
  )
  const more = stray.map((pair) => asQuery([...goodPairs(fuzzed, ''), pair]))
  return fc.oneof(...wrong, more)
}

const stray = fc.oneof(
  fc.constantFrom('__proto__=1', 'constructor=1', 'colour=red', 'limit=1&limit=2', 'limit[]=1', '&&==', '%zz=1', '+=+'),
  fc.tuple(hostileText.map(encoded), broken).map((pair) => pair.join('=')),
)

/** The query parameters, each with a valid value. */
function knownQuery(fuzzed: FuzzedOperation) {
  const known: Record<string, unknown> = { ...fuzzed.mine.query, team: fuzzed.team.mine }
  return parametersIn(fuzzed, 'query').map(({ name, schema }) => ({
    name,
    schema: resolved(fuzzed.document, schema),
    known: known[name],
  }))
}

const goodPairs = (fuzzed: FuzzedOperation, without: string) =>
  knownQuery(fuzzed)
    .filter(({ name, known }) => known !== undefined && name !== without)
    .map(({ name, known }) => `${name}=${encoded(String(known))}`)

// Node answers 431 by itself when the head of a request is larger than 16 KB.
const maxQueryLength = 6000

const asQuery = (pairs: string[]) => (pairs.length > 0 ? `?${pairs.join('&').slice(0, maxQueryLength)}` : '')
