import { orders } from '@foyer/server/schema/orders'
import { cookieHeader } from '@foyer/server/test/client'
import { takeSnapshot } from '@foyer/server/test/snapshot'
import { textOf } from '@foyer/server/test/text-of'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import type { Actor } from './actors.ts'
import { createActors } from './actors.ts'
import type { Call } from './calls.ts'
import { ask, calls } from './calls.ts'
import { operationOf } from './fuzz/document.ts'
import type { FuzzResponse } from './fuzz/judge.ts'
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
const before = await takeSnapshot(app.db)
const document = (await actors.anonymous.send('GET /api/v1/openapi.json')).body
const judge = judgeBy(document)

// requests contain `__proto__` and `constructor`: none may reach the objects of the server, which runs in this process
const prototypeKeys = Reflect.ownKeys(Object.prototype)
afterEach(() => expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys))

const byCall = calls.map((call) => [call.route.call, call] as const)

// fast-check needs more time to shrink a failing request than to find it
it.each(byCall)('%s answers every request as its route declares', { timeout: numRuns * 10_000 }, async (_, call) => {
  const operation = operationOf(document, call.route.call)
  const { owner, viewer } = actors.members
  // an owner of a team that sells cannot delete its account
  const member = call.route.call === 'DELETE /me' ? viewer : owner
  const sender = call.route.access === 'operator' ? actors.operator : member
  const from = await fuzzedOperation(call, sender)
  let done = 0
  const holds = fc.asyncProperty(requestFor(from), async (request) => {
    const answers: FuzzResponse[] = []
    for (let time = 0; time < request.times; time++) answers.push(await send(call, sender, request))
    const accepted = answers.some(({ status }) => status < 400)
    if (accepted) done++
    // every request meets the same rows: so a seed repeats its failure, and an ended session is valid again
    if (accepted && !call.route.call.startsWith('GET ')) await before.restore()
    expect(answers.flatMap((answer) => judge(operation, answer))).toEqual([])
  })
  const examples: [Request][] = [[goodRequest(from)]]
  await fc.assert(holds, { numRuns, examples, ...(seed !== undefined && { seed: Number(seed) }) })
  expect(done, 'the request of the sample is refused: it must succeed').toBeGreaterThan(0)
})

async function fuzzedOperation(call: Call, sender: Actor) {
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

async function send({ route }: Call, { cookies }: Actor, request: Request): Promise<FuzzResponse> {
  const response = await fetch(`${app.publicUrl}/api/v1${request.path}${request.query}`, {
    method: route.call.split(' ')[0] ?? '',
    headers: { ...request.headers, cookie: request.cookie ?? cookieHeader(cookies) },
    // as bytes: for text, fetch adds a content type
    ...(request.body !== undefined && { body: Buffer.from(request.body) }),
  })
  return { status: response.status, type: response.headers.get('content-type'), text: await textOf(response) }
}
