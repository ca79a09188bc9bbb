/** The reasons why a Stripe key is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const stripeErrors = {
  'stripe-key-format':
    'Enter a Stripe secret key: it starts with sk_ or rk_. A publishable key (pk_) can’t take payments.',
  'stripe-webhook-format': 'Enter the webhook’s signing secret: it starts with whsec_.',
  'stripe-key-refused': 'Stripe doesn’t accept this key. Copy it again, or create a new one in Stripe.',
  'stripe-capability-missing':
    'The key doesn’t have enough permissions. Give it access to Checkout Sessions, PaymentIntents, Refunds and Disputes.',
} as const
