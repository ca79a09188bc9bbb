import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import type { Scope } from '../world.ts'

/** The demo makes no accounts and has no operator. */
export const installationHandlers: Partial<Handlers<(typeof routes)['installation'], Scope>> = {
  door: () => ({ signUp: false, firstAccount: false }),
}
