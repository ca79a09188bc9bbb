import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import type { Scope } from '../store.ts'

/** The demo has no accounts, so there are no passkeys. */
export const passkeyHandlers: Partial<Handlers<(typeof routes)['passkeys'], Scope>> = {
  list: () => [],
}
