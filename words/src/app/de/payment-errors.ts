import type { SameShape } from '../../same-shape.ts'
import type { paymentErrors as english } from '../en/payment-errors.ts'

/** Why a bank account or a Stripe key is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const paymentErrors = {
  'stripe-key-format':
    'Geben Sie einen Geheimschlüssel von Stripe ein: Er beginnt mit sk_ oder rk_. Mit einem veröffentlichbaren Schlüssel (pk_) können Sie keine Zahlungen annehmen.',
  'stripe-webhook-format': 'Geben Sie das Signaturgeheimnis des Webhooks ein: Es beginnt mit whsec_.',
  'stripe-key-refused':
    'Stripe nimmt diesen Schlüssel nicht an. Kopieren Sie ihn noch einmal oder legen Sie bei Stripe einen neuen an.',
  'stripe-capability-missing':
    'Die Berechtigungen des Schlüssels reichen nicht aus. Geben Sie ihm Zugriff auf Checkout Sessions, PaymentIntents, Refunds und Disputes.',
  iban: 'Prüfen Sie die IBAN: Ein Zeichen ist falsch oder fehlt.',
  bic: 'Prüfen Sie den BIC: Er hat 8 oder 11 Buchstaben und Ziffern.',
  'bank-needed':
    'Es stehen noch Überweisungen auf dieses Konto aus. Tragen Sie ein anderes ein oder warten Sie sie ab.',
} as const satisfies SameShape<typeof english>
