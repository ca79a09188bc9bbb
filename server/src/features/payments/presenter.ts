import type { StripeAccount } from '@foyer/contract/stripe'
import type { Scope } from '../../lib/scope.ts'
import type { KeysRow } from './queries.ts'
import { webhookUrl } from './rules.ts'

/**
 * The Stripe account of a team for the API. The keys are masked.
 * @param lastEvent when an event of Stripe last arrived
 */
export const presentStripe = (
  publicUrl: string,
  { team }: Scope,
  keys: KeysRow | undefined,
  lastEvent?: Date,
): StripeAccount => ({
  webhookUrl: webhookUrl(publicUrl, team),
  ...(keys && {
    keys: {
      secretKey: keys.secretKeyMask,
      webhookSecret: keys.webhookSecretMask,
      live: keys.live,
      checked: keys.checkedAt !== null,
      ...(lastEvent && { lastEventAt: lastEvent.toISOString() }),
    },
  }),
})
