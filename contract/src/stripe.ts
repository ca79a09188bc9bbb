import { z } from 'zod'
import { refine } from './refine.ts'

/** A secret or restricted key of Stripe. Publishable keys (`pk_…`) can do nothing on a server. */
const SecretKey = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(...refine('stripe-key-format', (value: string) => /^(sk|rk)_(live|test)_\w{8,}$/.test(value)))

/** What Stripe signs its webhooks with. */
const WebhookSecret = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(...refine('stripe-webhook-format', (value: string) => /^whsec_[\w+/=-]{8,}$/.test(value)))

/** The keys of a team's own Stripe account. What is left out stays as it is stored. */
export const StripeKeys = z
  .strictObject({ secretKey: SecretKey, webhookSecret: WebhookSecret })
  .partial()
  .meta({ id: 'StripeKeys' })
export type StripeKeys = z.output<typeof StripeKeys>

/** How a team takes cards: its keys only ever masked. */
export const StripeAccount = z
  .object({
    /** What to enter at Stripe as the address of the webhook. */
    webhookUrl: z.string(),
    keys: z
      .object({
        /** `sk_live_…1a2b` */
        secretKey: z.string(),
        webhookSecret: z.string(),
        /** Whether it moves real money: by the key's prefix. */
        live: z.boolean(),
        /** Whether Stripe took the key; it may have been out of reach. */
        checked: z.boolean(),
      })
      .optional(),
  })
  .meta({ id: 'StripeAccount' })
export type StripeAccount = z.infer<typeof StripeAccount>

/** Whether a key moves real money. */
export const isLiveKey = (key: string): boolean => /^(sk|rk)_live_/.test(key)

/** How a key of Stripe is shown: its prefix and its last four characters. */
export const maskStripeKey = (key: string): string =>
  `${/^((sk|rk)_(live|test)|whsec)_/.exec(key)?.[0] ?? ''}…${key.slice(-4)}`
