import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import type { Scope } from '../store.ts'

/** The demo has neither sign-up nor an operator. */
export const installationHandlers: Partial<Handlers<(typeof routes)['installation'], Scope>> = {
  signUpInfo: () => ({ signUp: false, firstAccount: false, confirmsEmail: false, sendsMail: true, passwords: true }),
}
