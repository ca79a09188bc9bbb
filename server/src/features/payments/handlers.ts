import type { payments } from '@foyer/contract/routes/payments'
import type { ServerHandlers } from '../../http/context.ts'
import { removeStripeKeys, storeStripeKeys } from './commands/stripe-keys.ts'
import { presentStripe } from './presenter.ts'
import { keysInScope } from './queries.ts'

export const paymentHandlers: ServerHandlers<typeof payments> = {
  viewStripe: async ({ db, scope, publicUrl }) => presentStripe(publicUrl, scope, await keysInScope(db, scope)),
  saveStripe: async ({ db, scope, publicUrl, body, ...deps }) =>
    presentStripe(publicUrl, scope, await storeStripeKeys(db, deps, scope, body)),
  removeStripe: async ({ db, scope, publicUrl }) => {
    await removeStripeKeys(db, scope)
    return presentStripe(publicUrl, scope, undefined)
  },
}
