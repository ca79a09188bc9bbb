import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import type { Scope } from '../store.ts'

/** The demo has no accounts, so two-factor sign-in is off and cannot be turned on. */
export const twoFactorHandlers: Partial<Handlers<(typeof routes)['two-factor'], Scope>> = {
  view: () => ({ recoveryCodesLeft: 0 }),
}
