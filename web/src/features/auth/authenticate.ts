import type { Me } from '@foyer/contract/me'
import { call } from '../../lib/api.ts'
import { isUnauthenticated } from '../../lib/api-error.ts'
import { AuthRefused, callAuth } from '../../lib/auth.ts'

/**
 * Signs in or up.
 * @returns the signed-in account
 * @throws AuthRefused, also with `cookie-refused` when the browser did not keep the session
 */
export async function authenticate(by: 'sign-in/email' | 'sign-up/email', credentials: object): Promise<Me> {
  await callAuth(by, credentials)
  try {
    return await call('GET /me')
  } catch (error) {
    throw isUnauthenticated(error) ? new AuthRefused('cookie-refused') : error
  }
}
