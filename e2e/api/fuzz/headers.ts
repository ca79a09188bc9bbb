import fc from 'fast-check'
import type { Wildness } from './drawn.ts'
import { maybe } from './drawn.ts'
import type { FuzzedOperation } from './fuzzed-operation.ts'
import { parametersIn } from './fuzzed-operation.ts'
import { hostileHeader } from './hostile.ts'

type Headers = Record<string, string>

/** The headers that a good request of the operation has. */
export const goodHeaders = ({ operation, mine, team }: FuzzedOperation): Headers => ({
  'x-team': team.mine,
  ...(operation.requestBody && { 'content-type': mine.upload?.type ?? 'application/json' }),
})

const noJson = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
]
const json = ['application/json', 'Application/JSON; charset=utf-8', 'application/json;']

// long enough for every route
const idempotencyKeys = ['a'.repeat(22), 'b'.repeat(22)]

/** Headers for an operation, and some that it does not declare. */
export function headersFor(fuzzed: FuzzedOperation, wild: Wildness): fc.Arbitrary<Headers> {
  const { mine, theirs } = fuzzed.team
  const takes = (name: string) => parametersIn(fuzzed, 'header').some((parameter) => parameter.name === name)
  const entries = [
    header('x-team', { usual: [mine], others: [theirs, ''], times: takes('X-Team') ? 15 : 1, wild }),
    header('idempotency-key', {
      usual: idempotencyKeys,
      others: ['a', 'a b'],
      times: takes('Idempotency-Key') ? 8 : 1,
      wild,
    }),
    header('content-type', {
      usual: fuzzed.mine.upload ? [fuzzed.mine.upload.type, fuzzed.mine.upload.type.toUpperCase()] : json,
      others: noJson,
      times: fuzzed.operation.requestBody ? 20 : 1,
      wild: wild && 1,
    }),
    header('origin', { usual: ['https://evil.example'], others: ['null'], times: wild && 1, wild }),
    header('accept-language', { usual: ['fr'], others: ['*;q=0'], times: wild, wild }),
    header('user-agent', { usual: ['curl/8'], others: [''], times: wild, wild }),
  ]
  return fc.tuple(...entries).map((all) => Object.fromEntries(all.flat()))
}

interface Values {
  usual: string[]
  others: string[]
  /** How often of twenty it is sent. */
  times: number
  wild: number
}

function header(name: string, { usual, others, times, wild }: Values): fc.Arbitrary<[string, string][]> {
  const value = fc.oneof(
    { weight: 20 - wild, arbitrary: fc.constantFrom(...usual) },
    { weight: wild, arbitrary: fc.oneof(fc.constantFrom(...others), hostileHeader) },
  )
  return maybe(fc.tuple(fc.constant(name), value), times)
}
