import type { payments } from '@foyer/contract/routes/payments'
import type { ServerHandlers } from '../../http/context.ts'
import { removeStripeKeys, storeStripeKeys } from './commands/stripe-keys.ts'
import { presentStripe } from './presenter.ts'
import { keysInScope, lastEventAt } from './queries.ts'

export const paymentHandlers: ServerHandlers<typeof payments> = {
  viewStripe: async ({ db, scope, publicUrl }) => {
    const keys = await keysInScope(db, scope)
    return presentStripe(publicUrl, scope, keys, keys && (await lastEventAt(db, keys)))
  },
  saveStripe: async ({ db, scope, publicUrl, body, ...deps }) =>
    presentStripe(publicUrl, scope, await storeStripeKeys(db, deps, scope, body)),
  removeStripe: async ({ db, scope, publicUrl }) => {
    await removeStripeKeys(db, scope)
    return presentStripe(publicUrl, scope, undefined)
  },
}
