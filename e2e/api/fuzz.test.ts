import { orders } from '@foyer/server/schema/orders'
import type { House } from '@foyer/server/test/house'
import { openHouse } from '@foyer/server/test/house'
import type { FakeNotion } from '@foyer/server/test/notion/fake-notion'
import { openNotion } from '@foyer/server/test/notion/fake-notion'
import type { Snapshot } from '@foyer/server/test/snapshot'
import { takeSnapshot } from '@foyer/server/test/snapshot'
import type { StripeStandIn } from '@foyer/server/test/stripe-stand-in'
import { openStripe } from '@foyer/server/test/stripe-stand-in'
import { textOf } from '@foyer/server/test/text-of'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { knowKeys } from '../servers/notion-keys.ts'
import type { Call } from './calls.ts'
import { ask, calls } from './calls.ts'
import type { OpenApi } from './fuzz/document.ts'
import { operationOf } from './fuzz/document.ts'
import type { Answer, Judge } from './fuzz/judge.ts'
import { judgeBy } from './fuzz/judge.ts'
import type { Request } from './fuzz/request.ts'
import { goodRequest, requestFor } from './fuzz/request.ts'
import { stripeKeys } from './samples.ts'
import type { Person, Stage } from './stage.ts'
import { openStage } from './stage.ts'

// `npm run fuzz` sends more; FUZZ_SEED brings a failure back, which names its seed
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 40)
const seed = process.env['FUZZ_SEED']

let notion: FakeNotion
let stripe: StripeStandIn
let house: House
let stage: Stage
let before: Snapshot
let document: OpenApi
let judge: Judge
beforeAll(async () => {
  notion = await openNotion()
  knowKeys(notion)
  stripe = await openStripe()
  stripe.key(stripeKeys.secretKey)
  house = await openHouse({ NOTION_API_URL: notion.url, STRIPE_API_URL: stripe.url })
  stage = await openStage(house)
  // a thousand requests to each route take longer than seats are held
  await house.db.update(orders).set({ holdExpiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000) })
  before = await takeSnapshot(house.db)
  document = (await stage.nobody.send('GET /api/v1/openapi.json')).body
  judge = judgeBy(document)
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await notion[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

const byCall = calls.map((call) => [call.route.call, call] as const)

// finding the smallest request that fails takes longer than finding that one does
it.each(byCall)('%s answers whatever comes as it declares', { timeout: numRuns * 10_000 }, async (_, call) => {
  const operation = operationOf(document, call.route.call)
  const sender = call.route.access === 'operator' ? stage.operator : stage.members.owner
  const from = given(call, sender)
  let done = 0
  const holds = fc.asyncProperty(requestFor(from), async (request) => {
    const answers: Answer[] = []
    for (let time = 0; time < request.times; time++) answers.push(await send(call, sender, request))
    const accepted = answers.some(({ status }) => status < 400)
    if (accepted) done++
    // every request meets the same house: so the seed alone brings a failure back, and who was signed out is in again
    if (accepted && !call.route.call.startsWith('GET ')) await before.restore()
    expect(answers.flatMap((answer) => judge(operation, answer))).toEqual([])
  })
  const examples: [Request][] = [[goodRequest(from)]]
  await fc.assert(holds, { numRuns, examples, ...(seed !== undefined && { seed: Number(seed) }) })
  expect(done, 'the sample is not done: it has to be a request that is').toBeGreaterThan(0)
})

function given(call: Call, sender: Person) {
  const { stranger } = stage
  return {
    document,
    operation: operationOf(document, call.route.call),
    path: call.route.call.split(' ')[1] ?? '',
    mine: ask(call, sender.own),
    theirs: ask(call, stranger.own),
    team: { mine: sender.own.team, theirs: stranger.own.team },
  }
}

async function send({ route }: Call, { cookies }: Person, request: Request): Promise<Answer> {
  const own = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${house.publicUrl}/api/v1${request.path}${request.query}`, {
    method: route.call.split(' ')[0] ?? '',
    headers: { ...request.headers, cookie: request.cookie ?? own },
    // as bytes: of text, fetch would say its type
    ...(request.body !== undefined && { body: Buffer.from(request.body) }),
  })
  return { status: response.status, type: response.headers.get('content-type'), text: await textOf(response) }
}
