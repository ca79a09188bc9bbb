import type { SameShape } from '../../same-shape.ts'
import type { stripeErrors as english } from '../en/stripe-errors.ts'

/** The reasons why a Stripe key is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const stripeErrors = {
  'stripe-key-format':
    'Geben Sie einen Geheimschlüssel von Stripe ein: Er beginnt mit sk_ oder rk_. Mit einem veröffentlichbaren Schlüssel (pk_) können Sie keine Zahlungen annehmen.',
  'stripe-webhook-format': 'Geben Sie das Signaturgeheimnis des Webhooks ein: Es beginnt mit whsec_.',
  'stripe-key-refused':
    'Stripe nimmt diesen Schlüssel nicht an. Kopieren Sie ihn noch einmal oder legen Sie bei Stripe einen neuen an.',
  'stripe-capability-missing':
    'Die Berechtigungen des Schlüssels reichen nicht aus. Geben Sie ihm Zugriff auf Checkout Sessions, PaymentIntents, Refunds und Disputes.',
} as const satisfies SameShape<typeof english>
