import { orders } from '@foyer/server/schema/orders'
import { cookieHeader } from '@foyer/server/test/client'
import { takeSnapshot } from '@foyer/server/test/snapshot'
import { textOf } from '@foyer/server/test/text-of'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import type { Actor } from './actors.ts'
import { createActors } from './actors.ts'
import type { AuthSample } from './auth-samples.ts'
import { createAuthSamples } from './auth-samples.ts'
import type { Call } from './calls.ts'
import { ask, calls } from './calls.ts'
import { authDocument } from './fuzz/auth-document.ts'
import { operationOf } from './fuzz/document.ts'
import type { FuzzedOperation } from './fuzz/fuzzed-operation.ts'
import type { FuzzResponse, Judge } from './fuzz/judge.ts'
import { judgeBy } from './fuzz/judge.ts'
import type { Request } from './fuzz/request.ts'
import { goodRequest, requestFor } from './fuzz/request.ts'
import { startApiTestBed } from './test-bed.ts'

// `npm run fuzz` sends more requests; a failure names its seed, and FUZZ_SEED repeats it
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 8)
const seed = process.env['FUZZ_SEED']

const app = await startApiTestBed()
const actors = await createActors(app)
// a thousand requests to each route take longer than a reservation lasts
await app.db.update(orders).set({ holdExpiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000) })
const auth = await createAuthSamples(app, actors.members.manager)
const before = await takeSnapshot(app.db)
const document = (await actors.anonymous.send('GET /api/v1/openapi.json')).body
const judge = judgeBy(document)
const documentOfAuth = authDocument()
const judgeOfAuth = judgeBy(documentOfAuth)

// requests contain `__proto__` and `constructor`: none may reach the objects of the server, which runs in this process
const prototypeKeys = Reflect.ownKeys(Object.prototype)
afterEach(() => expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys))

const byCall = calls.map((call) => [call.route.call, call] as const)
const byAuthCall = auth.samples.map((sample) => [sample.call, sample] as const)

// fast-check needs more time to shrink a failing request than to find it
it.each(byCall)('%s answers every request as its route declares', { timeout: numRuns * 10_000 }, async (_, call) => {
  const { owner, viewer } = actors.members
  // an owner of a team that sells cannot delete its account
  const member = call.route.call === 'DELETE /me' ? viewer : owner
  const sender = call.route.access === 'operator' ? actors.operator : member
  const from = await fuzzedOperation(call, sender)
  const site = `${app.publicUrl}/api/v1`
  await fuzz({ call: call.route.call, from, judge, sendTo: { site, cookies: sender.cookies } })
})

it.each(byAuthCall)('%s answers every request as it declares', { timeout: numRuns * 10_000 }, async (_, sample) => {
  const sendTo = { site: `${auth.url}/api`, cookies: sample.cookies }
  await fuzz({ call: sample.call, from: fuzzedAuthCall(sample), judge: judgeOfAuth, sendTo })
})

interface Fuzzing {
  call: string
  from: FuzzedOperation
  judge: Judge
  sendTo: Target
}

async function fuzz({ call, from, judge: judgedBy, sendTo }: Fuzzing): Promise<void> {
  let done = 0
  const holds = fc.asyncProperty(requestFor(from), async (request) => {
    const answers: FuzzResponse[] = []
    for (let time = 0; time < request.times; time++) answers.push(await send(call, sendTo, request))
    const accepted = answers.some(({ status }) => status < 400)
    if (accepted) done++
    // every request meets the same rows: so a seed repeats its failure, and an ended session is valid again
    if (accepted && !call.startsWith('GET ')) await before.restore()
    expect(answers.flatMap((answer) => judgedBy(from.operation, answer))).toEqual([])
  })
  const examples: [Request][] = [[goodRequest(from)]]
  await fc.assert(holds, { numRuns, examples, ...(seed !== undefined && { seed: Number(seed) }) })
  expect(done, 'the request of the sample is refused: it must succeed').toBeGreaterThan(0)
}

async function fuzzedOperation(call: Call, sender: Actor): Promise<FuzzedOperation> {
  const { outsider } = actors
  const mine = ask(call, sender.own)
  return {
    document,
    operation: operationOf(document, call.route.call),
    path: call.route.call.split(' ')[1] ?? '',
    mine,
    upload: mine.upload && (await mine.upload.bytes()),
    theirs: ask(call, outsider.own),
    team: { mine: sender.own.team, theirs: outsider.own.team },
  }
}

function fuzzedAuthCall({ call, mine: sampleOf }: AuthSample): FuzzedOperation {
  const mine = sampleOf()
  return {
    document: documentOfAuth,
    operation: operationOf(documentOfAuth, call),
    path: call.split(' ')[1] ?? '',
    mine,
    upload: undefined,
    theirs: mine,
    team: { mine: actors.members.owner.own.team, theirs: actors.outsider.own.team },
  }
}

interface Target {
  /** The address that paths are relative to. */
  site: string
  cookies: ReadonlyMap<string, string>
}

async function send(call: string, { site, cookies }: Target, request: Request): Promise<FuzzResponse> {
  const response = await fetch(`${site}${request.path}${request.query}`, {
    method: call.split(' ')[0] ?? '',
    redirect: 'manual',
    headers: { ...request.headers, cookie: request.cookie ?? cookieHeader(cookies) },
    // as bytes: for text, fetch adds a content type
    ...(request.body !== undefined && { body: Buffer.from(request.body) }),
  })
  return { status: response.status, type: response.headers.get('content-type'), text: await textOf(response) }
}
