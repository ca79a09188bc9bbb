import { expect, it } from 'vitest'
import { openStripe } from '../test/stripe-stand-in.ts'
import { stripeAt } from './stripe.ts'

it('a Stripe that hangs is given up after a while, and not taken for a no', async () => {
  await using standIn = await openStripe()
  standIn.key('sk_test_0123456789ab')
  standIn.fail('hang')
  const stripe = stripeAt(standIn.url, 50)
  expect(await stripe.checkKey('sk_test_0123456789ab')).toBe('unreachable')
  expect(await stripe.session('sk_test_0123456789ab', 'cs_1')).toMatchObject({ ok: false, because: 'unreachable' })
})

it('a Stripe that is not there is unreachable', async () => {
  const standIn = await openStripe()
  await standIn[Symbol.asyncDispose]()
  expect(await stripeAt(standIn.url).checkKey('sk_test_0123456789ab')).toBe('unreachable')
})
