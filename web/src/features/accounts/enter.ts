import type { Me } from '@foyer/contract/me'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { AuthRefused, callAuth } from '../../lib/auth.ts'

/**
 * Signs in or up.
 * @returns who is signed in now
 * @throws AuthRefused `cookie-refused` too, when the browser did not keep the session
 */
export async function enter(by: 'sign-in/email' | 'sign-up/email', credentials: object): Promise<Me> {
  await callAuth(by, credentials)
  try {
    return await call('GET /me')
  } catch (error) {
    const unknown = error instanceof ApiError && error.problem.code === 'unauthenticated'
    throw unknown ? new AuthRefused('cookie-refused') : error
  }
}
