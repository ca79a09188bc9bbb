import fc from 'fast-check'
import { hostileJson, hostileText } from './hostile.ts'

const marks = [
  ...['\0', '\0', '\0', '\ud800', '\udfff', '\u202e', '\n'],
  ...[' ', '%', '/', '@', '.', 'é', '\u0130', '\ufffe'],
]

const dates = [
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '0099-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2031-02-29T00:00:00.000Z',
  '2031-06-01T24:00:00.000Z',
  '2031-06-01T18:00:00.000000000000001Z',
  '2031-06-01T18:00:00+02:00',
  '2031-06-01',
]

/** Text that is nearly valid: it passes the first checks, which refuse hostile text. Cursors are decoded for it. */
export function spoilt(good: string): fc.Arbitrary<string> {
  if (/^\d{4}-\d\d-\d\dT/.test(good)) return fc.constantFrom(...dates)
  const keys = keysOf(good)
  if (keys) return spoiltJson(keys).map((forged) => Buffer.from(forged).toString('base64url'))
  // a mark is accepted most often at the border between two parts of an address
  const edges = [...good.matchAll(/\W/g)].map(({ index }) => index + 1)
  return fc
    .tuple(fc.oneof(fc.nat(good.length), fc.constantFrom(0, ...edges)), fc.constantFrom(...marks))
    .map(([at, mark]) => good.slice(0, at) + mark + good.slice(at))
}

function keysOf(cursor: string): unknown[] | undefined {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(keys) ? keys : undefined
  } catch {
    return undefined
  }
}

/** JSON text that replaces a valid value. */
export function badFor(good: unknown): fc.Arbitrary<string> {
  if (typeof good !== 'string') return hostileJson
  const text = fc.oneof({ weight: 2, arbitrary: spoilt(good) }, { weight: 1, arbitrary: hostileText })
  return fc.oneof(
    { weight: 3, arbitrary: text.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileJson },
  )
}

/** The JSON text of a valid value with one fault: another value, a missing one, or an additional field. */
export function spoiltJson(good: unknown): fc.Arbitrary<string> {
  const places = placesIn(good)
  const wrong = places.map(([path, value]) => badFor(value).map((bad) => withRaw(good, path, bad)))
  const missing = places.map(([path]) => fc.constant(JSON.stringify(withOther(good, path, undefined))))
  // a list has no names: JavaScript itself refuses `length` here
  const strayName = Array.isArray(good) ? fc.constant(good.length) : hostileText
  const stray = fc.tuple(strayName, hostileJson).map(([name, bad]) => withRaw(good, [name], bad))
  return fc.oneof(
    ...wrong.map((arbitrary) => ({ weight: 4, arbitrary })),
    ...missing.map((arbitrary) => ({ weight: 1, arbitrary })),
    { weight: 2, arbitrary: stray },
  )
}

type Path = (string | number)[]
type Branch = Record<string | number, unknown>

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

/** Every place within a value, leaves and branches. */
function placesIn(value: unknown, path: Path = []): [Path, unknown][] {
  const below = isBranch(value) ? Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key])) : []
  return path.length > 0 ? [[path, value], ...below] : below
}

/** A copy with one value replaced. */
function withOther(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other
  // `as`: a list is a branch whose keys are positions
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Branch) }) as Branch
  copy[key] = withOther(copy[key], rest, other)
  return copy
}

const stand = 'what is wrong stands here'

/** The same as JSON text, with the new value as text: no JavaScript value is 1e400. */
const withRaw = (value: unknown, path: Path, raw: string): string =>
  JSON.stringify(withOther(value, path, stand)).replace(JSON.stringify(stand), () => raw)
