import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import type { StripeAccount, StripeKeys } from '@foyer/contract/stripe'
import { isLiveKey, maskStripeKey } from '@foyer/contract/stripe'
import { entryOf, knownStripeKeys } from '../known-values.ts'
import type { Scope, Store } from '../store.ts'

export const paymentHandlers: Handlers<(typeof routes)['payments'], Scope> = {
  viewStripe: ({ store, team }) => stripeOf(store, team),
  saveStripe: ({ store, team, body }) => {
    store.stripe[team] = storedKeys(body, store.stripe[team])
    return stripeOf(store, team)
  },
  removeStripe: ({ store, team }) => {
    delete store.stripe[team]
    return stripeOf(store, team)
  },
}

function stripeOf(store: Store, team: string): StripeAccount {
  const keys = store.stripe[team]
  return { webhookUrl: `${globalThis.location?.origin ?? ''}/api/webhooks/stripe/${team}`, ...(keys && { keys }) }
}

/** The masked keys after a save. */
function storedKeys({ secretKey, webhookSecret }: StripeKeys, before: StripeAccount['keys']): StripeAccount['keys'] {
  const missing = [
    ...(secretKey || before ? [] : [fault('body.secretKey', 'required')]),
    ...(webhookSecret || before ? [] : [fault('body.webhookSecret', 'required')]),
  ]
  if (missing.length > 0) throw new ProblemError('validation', { errors: missing })
  const answer = entryOf(knownStripeKeys, secretKey ?? '')
  if (answer && answer !== 'unchecked')
    throw new ProblemError('key-refused', {
      title: 'Stripe refused the key',
      errors: [fault('body.secretKey', answer)],
    })
  return {
    secretKey: secretKey ? maskStripeKey(secretKey) : (before?.secretKey ?? ''),
    webhookSecret: webhookSecret ? maskStripeKey(webhookSecret) : (before?.webhookSecret ?? ''),
    live: secretKey ? isLiveKey(secretKey) : (before?.live ?? false),
    checked: secretKey ? answer !== 'unchecked' : (before?.checked ?? false),
  }
}
