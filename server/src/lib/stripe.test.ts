import { stripeEventTypes } from '@foyer/contract/stripe-events'
import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { startStripeStandIn } from '../test/stripe-stand-in.ts'
import { createStripe } from './stripe.ts'

it('a Stripe that hangs is given up after a while, and not taken for a no', async () => {
  await using standIn = await startStripeStandIn()
  standIn.addKey('sk_test_0123456789ab')
  standIn.fail('hang')
  const stripe = createStripe(standIn.url, 50)
  expect(await stripe.checkKey('sk_test_0123456789ab')).toBe('unreachable')
  expect(await stripe.session('sk_test_0123456789ab', 'cs_1')).toMatchObject({ ok: false, failure: 'unreachable' })
})

it('a Stripe that is not there is unreachable', async () => {
  const standIn = await startStripeStandIn()
  await standIn[Symbol.asyncDispose]()
  expect(await createStripe(standIn.url).checkKey('sk_test_0123456789ab')).toBe('unreachable')
})

it('the events that Foyer handles are among those that Stripe’s SDK knows, each once', () => {
  // the type check refuses a name that the SDK does not know
  const types: readonly Stripe.Event['type'][] = stripeEventTypes
  expect(new Set(types).size).toBe(types.length)
})
