import { roles } from '@foyer/contract/access'
import { statusOf } from '@foyer/contract/http/problem'
import type { House } from '@foyer/server/test/house'
import { openHouse } from '@foyer/server/test/house'
import type { NotionStandIn } from '@foyer/server/test/notion-stand-in'
import { openNotion } from '@foyer/server/test/notion-stand-in'
import type { Snapshot } from '@foyer/server/test/snapshot'
import { takeSnapshot } from '@foyer/server/test/snapshot'
import type { StripeStandIn } from '@foyer/server/test/stripe-stand-in'
import { openStripe } from '@foyer/server/test/stripe-stand-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knowKeys } from '../servers/notion-keys.ts'
import { callOf, calls } from './calls.ts'
import { refusalOf, requestsOf, successOf } from './rights.ts'
import type { Things } from './samples.ts'
import { stripeKeys } from './samples.ts'
import type { Person, Stage } from './stage.ts'
import { openStage } from './stage.ts'

let notion: NotionStandIn
let stripe: StripeStandIn
let house: House
let stage: Stage
let before: Snapshot
beforeAll(async () => {
  notion = await openNotion()
  knowKeys(notion)
  stripe = await openStripe()
  stripe.key(stripeKeys.secretKey)
  house = await openHouse({ NOTION_API_URL: notion.url, STRIPE_API_URL: stripe.url })
  stage = await openStage(house)
  before = await takeSnapshot(house.db)
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await notion[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

it('every route has a valid request to try it with', () => {
  expect(calls.filter(({ sample }) => !sample).map(({ name }) => name)).toEqual([])
})

const personOf = (who: string): Person | undefined => {
  if (who === 'signed out') return undefined
  return who === 'operator' ? stage.operator : stage.members[roles.find((role) => role === who) ?? 'viewer']
}

// whoever asks, in lists as little as by name
const mentioned = (body: unknown, { team, event, session }: Things) =>
  [team, event, session].filter((id) => JSON.stringify(body).includes(id))

describe.each(calls)('$route.call, for $route.access', (call) => {
  it.each(['signed out', ...roles, 'operator'])('%s', async (who) => {
    const person = personOf(who)
    const own = person?.own ?? stage.members.owner.own
    for (const [target, { headers, ...asked }] of requestsOf(call, own, stage.stranger.own)) {
      const refusal = refusalOf(call.route, person, target)
      const { send } = person ?? stage.nobody
      const { status, body } = await send(callOf(call.route, asked), asked.body, headers)
      expect({ target, status, code: status < 400 ? undefined : body.code }).toEqual({
        target,
        status: refusal ? statusOf[refusal] : successOf(call.route),
        code: refusal,
      })
      expect(mentioned(body, stage.stranger.own), `${target}: told what is theirs`).toEqual([])
      if (refusal) expect(await before.changed(), `${target}: refused, and yet changed`).toEqual([])
      else await before.restore()
    }
  })
})
