import type { TokenPermission } from '../api-token-rules.ts'
import { tokenPermissions } from '../api-token-rules.ts'
import type { Route } from './route.ts'

/**
 * The permission that an API token needs to call a route: its `access`, and the one to write for each write, because some
 * routes let members who only read change what is their own.
 * @returns undefined for a route that takes no token: one for anyone, which does not read it, and one for signed-in members
 *   only
 */
export function tokenPermissionOf({ call, access, sessionOnly, recentSignIn }: Route): TokenPermission | undefined {
  if (sessionOnly || recentSignIn) return undefined
  const needed = call.startsWith('GET ') ? access : access.replace(/:read$/, ':write')
  return tokenPermissions.find((permission) => permission === needed)
}
