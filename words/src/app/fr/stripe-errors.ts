import type { SameShape } from '../../same-shape.ts'
import type { stripeErrors as english } from '../en/stripe-errors.ts'

/** The reasons why a Stripe key is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const stripeErrors = {
  'stripe-key-format':
    'Saisissez une clé secrète Stripe : elle commence par sk_ ou rk_. Une clé publiable (pk_) ne permet pas d’encaisser.',
  'stripe-webhook-format': 'Saisissez la clé secrète de signature du webhook : elle commence par whsec_.',
  'stripe-key-refused': 'Stripe n’accepte pas cette clé. Copiez-la de nouveau, ou créez-en une autre dans Stripe.',
  'stripe-capability-missing':
    'La clé n’a pas toutes les autorisations nécessaires. Donnez-lui accès à Checkout Sessions, PaymentIntents, Refunds et Disputes.',
} as const satisfies SameShape<typeof english>
