import { route } from '../http/route.ts'
import { StripeAccount, StripeKeys } from '../stripe.ts'

export const payments = {
  viewStripe: route('GET /teams/{id}/stripe', {
    summary: 'Get whether the team accepts cards, its Stripe keys (masked) and its webhook address',
    access: 'team:read',
    answer: StripeAccount,
    refused: ['not-found'],
  }),
  saveStripe: route('PUT /teams/{id}/stripe', {
    summary:
      "Save the team's Stripe keys, once Stripe has accepted them; no key of another account while a card payment or refund is in progress",
    access: 'team:write',
    recentSignIn: 'two hours',
    body: StripeKeys,
    answer: StripeAccount,
    refused: ['not-found', 'key-refused', 'conflict'],
  }),
  removeStripe: route('DELETE /teams/{id}/stripe', {
    summary: 'Remove the Stripe keys; not while a card payment or refund is in progress',
    access: 'team:write',
    recentSignIn: 'two hours',
    answer: StripeAccount,
    refused: ['not-found', 'conflict'],
  }),
}
