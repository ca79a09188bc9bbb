import type { Me } from '@foyer/contract/me'
import { call } from '../../lib/api.ts'
import { isUnauthenticated } from '../../lib/api-error.ts'
import { callAuth } from '../../lib/auth.ts'
import { AuthRefused } from '../../lib/auth-refused.ts'

/**
 * Signs in or up.
 * @returns the signed-in account; undefined when the sign-in needs a second factor
 * @throws AuthRefused, also with `cookie-refused` when the browser did not keep the session
 */
export async function authenticate(
  by: 'sign-in/email' | 'sign-in/second-factor' | 'sign-in/passkey' | 'sign-up/email',
  credentials: object,
): Promise<Me | undefined> {
  if ((await callAuth(by, credentials)).secondFactor) return undefined
  try {
    return await call('GET /me')
  } catch (error) {
    throw isUnauthenticated(error) ? new AuthRefused('cookie-refused') : error
  }
}
