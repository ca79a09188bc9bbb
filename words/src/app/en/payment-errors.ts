/** Why a bank account or a Stripe key is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const paymentErrors = {
  'stripe-key-format':
    'Enter a Stripe secret key: it starts with sk_ or rk_. A publishable key (pk_) can’t take payments.',
  'stripe-webhook-format': 'Enter the webhook’s signing secret: it starts with whsec_.',
  'stripe-key-refused': 'Stripe doesn’t accept this key. Copy it again, or create a new one in Stripe.',
  'stripe-capability-missing':
    'The key doesn’t have enough permissions. Give it access to Checkout Sessions, PaymentIntents, Refunds and Disputes.',
  iban: 'Check the IBAN: a letter or digit is wrong or missing.',
  bic: 'Check the BIC: it should have 8 or 11 letters and digits.',
  'bank-needed':
    'Buyers have been asked to transfer money to this account. Enter another one, or wait for their transfers.',
} as const
