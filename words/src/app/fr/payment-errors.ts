import type { SameShape } from '../../same-shape.ts'
import type { paymentErrors as english } from '../en/payment-errors.ts'

/** Why a bank account or a Stripe key is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const paymentErrors = {
  'stripe-key-format':
    'Saisissez une clé secrète Stripe : elle commence par sk_ ou rk_. Une clé publiable (pk_) ne permet pas d’encaisser.',
  'stripe-webhook-format': 'Saisissez la clé secrète de signature du webhook : elle commence par whsec_.',
  'stripe-key-refused': 'Stripe n’accepte pas cette clé. Copiez‑la de nouveau, ou créez‑en une autre dans Stripe.',
  'stripe-capability-missing':
    'La clé n’a pas toutes les autorisations nécessaires. Donnez‑lui accès à Checkout Sessions, PaymentIntents, Refunds et Disputes.',
  iban: 'Vérifiez l’IBAN : un caractère est faux ou manquant.',
  bic: 'Vérifiez le BIC : il compte 8 ou 11 lettres et chiffres.',
  'bank-needed':
    'Des acheteurs doivent encore effectuer un virement sur ce compte. Saisissez‑en un autre, ou attendez leurs virements.',
} as const satisfies SameShape<typeof english>
