import { z } from 'zod'
import { refine } from './refine.ts'

/** A secret or restricted key of Stripe. Publishable keys (`pk_…`) cannot be used on a server. */
const SecretKey = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(...refine('stripe-key-format', (value: string) => /^(sk|rk)_(live|test)_\w{8,}$/.test(value)))

/** The secret that Stripe signs its webhooks with. */
const WebhookSecret = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(...refine('stripe-webhook-format', (value: string) => /^whsec_[\w+/=-]{8,}$/.test(value)))

/** The keys of a team's own Stripe account. A key that is not sent stays as it is. */
export const StripeKeys = z
  .strictObject({ secretKey: SecretKey, webhookSecret: WebhookSecret })
  .partial()
  .meta({ id: 'StripeKeys' })
export type StripeKeys = z.output<typeof StripeKeys>

/** The Stripe settings of a team, with masked keys. The API never returns a whole key. */
export const StripeAccount = z
  .object({
    /** The webhook URL to enter in Stripe. */
    webhookUrl: z.string(),
    keys: z
      .object({
        /** `sk_live_…1a2b` */
        secretKey: z.string(),
        webhookSecret: z.string(),
        /** Whether the key moves real money, by its prefix. */
        live: z.boolean(),
        /** Whether Stripe has accepted the key; false if Stripe was unreachable when the key was saved. */
        checked: z.boolean(),
        /** When an event of Stripe's webhook last arrived; absent when none has since the keys were saved. */
        lastEventAt: z.iso.datetime().optional(),
      })
      .optional(),
  })
  .meta({ id: 'StripeAccount' })
export type StripeAccount = z.infer<typeof StripeAccount>

/** Whether a key moves real money: Stripe's live keys have `live` in their prefix. */
export const isLiveKey = (key: string): boolean => /^(sk|rk)_live_/.test(key)

/** Masks a Stripe key down to its prefix and its last four characters. */
export const maskStripeKey = (key: string): string =>
  `${/^((sk|rk)_(live|test)|whsec)_/.exec(key)?.[0] ?? ''}…${key.slice(-4)}`
