import { handlers } from '@foyer/mock/handlers/all'
import type { House } from '@foyer/server/test/house'
import { openHouse } from '@foyer/server/test/house'
import type { FakeNotion } from '@foyer/server/test/notion/fake-notion'
import { openNotion } from '@foyer/server/test/notion/fake-notion'
import type { StripeStandIn } from '@foyer/server/test/stripe-stand-in'
import { openStripe } from '@foyer/server/test/stripe-stand-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knowKeys } from '../servers/notion-keys.ts'
import { alike } from './alike.ts'
import { cases } from './cases/all.ts'
import { stripeKeys } from './samples.ts'
import { mockSide, serverSide } from './two-sides.ts'

let notion: FakeNotion
let stripe: StripeStandIn
let house: House
beforeAll(async () => {
  notion = await openNotion()
  knowKeys(notion)
  stripe = await openStripe()
  stripe.key(stripeKeys.secretKey)
  house = await openHouse({ NOTION_API_URL: notion.url, STRIPE_API_URL: stripe.url })
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await notion[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

it('every call that the mock answers has its cases', () => {
  const answered = Object.entries(handlers).flatMap(([resource, table]) =>
    Object.keys(table).map((name) => `${resource}.${name}`),
  )
  expect(Object.keys(cases).sort()).toEqual(answered.sort())
})

describe.each(Object.entries(cases))('%s', (_, itsCases) => {
  it.each(Object.entries(itsCases))('answers alike: %s', async (_, tell) => {
    const [mocked, served] = [await tell(await mockSide()), await tell(await serverSide(house))]
    expect(mocked.map((answer) => answer.status)).not.toContain(500)
    expect(alike(mocked)).toEqual(alike(served))
  })
})
