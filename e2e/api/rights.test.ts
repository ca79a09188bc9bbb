import { roles } from '@foyer/contract/access'
import { statusOf } from '@foyer/contract/http/problem'
import type { House } from '@foyer/server/test/house'
import { openHouse } from '@foyer/server/test/house'
import type { FakeNotion } from '@foyer/server/test/notion/fake-notion'
import { openNotion } from '@foyer/server/test/notion/fake-notion'
import type { Snapshot } from '@foyer/server/test/snapshot'
import { takeSnapshot } from '@foyer/server/test/snapshot'
import type { StripeStandIn } from '@foyer/server/test/stripe-stand-in'
import { openStripe } from '@foyer/server/test/stripe-stand-in'
import type { Visitor } from '@foyer/server/test/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knowKeys } from '../servers/notion-keys.ts'
import { callOf, calls } from './calls.ts'
import { refusalOf, requestsOf, successOf } from './rights.ts'
import type { Things } from './samples.ts'
import { stripeKeys } from './samples.ts'
import type { Person, Stage } from './stage.ts'
import { openStage } from './stage.ts'

let notion: FakeNotion
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

// the session that was there before is put back too: a new password gives another
async function sent(visitor: Visitor, ...request: Parameters<Visitor['send']>) {
  const cookies = [...visitor.cookies]
  const answer = await visitor.send(...request)
  visitor.cookies.clear()
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return answer
}

// whoever asks, in lists as little as by name
function mentioned(body: unknown, theirs: Things): string[] {
  const { team, event, ticketType, pending, paid, cancelled, token, paidToken, thread, session } = theirs
  const ids = [team, event, ticketType, pending, paid, cancelled, token, paidToken, thread, session]
  return ids.filter((id) => JSON.stringify(body).includes(id))
}

const byCall = calls.map((call) => [call.route.call, call.route.access, call] as const)

describe.each(byCall)('%s, for %s', (_, __, call) => {
  it.each(['signed out', ...roles, 'operator'])('%s', async (who) => {
    const person = personOf(who)
    const own = person?.own ?? stage.members.owner.own
    for (const [target, { headers, ...asked }] of requestsOf(call, own, stage.stranger.own)) {
      const refusal = refusalOf(call.route, person, target)
      const { status, body } = await sent(person ?? stage.nobody, callOf(call.route, asked), asked.body, headers)
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
