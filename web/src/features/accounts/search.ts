import { safeReturn } from '../../lib/paths.ts'
import { only, text } from '../../lib/search-params.ts'

/** Where to go after signing in: only to a path of this site. */
export interface SignInSearch {
  return?: string
}

export function signInSearch(given: Record<string, unknown>): SignInSearch {
  return only('return', safeReturn(given['return']))
}

/** Hands on from door to door where to go after signing in. */
export const returning = (to: string | undefined): SignInSearch => (to === undefined ? {} : { return: to })

/** What a link in a mail carries: the proof that its reader owns the address. */
export interface LinkSearch {
  token?: string
}

export const linkSearch = (given: Record<string, unknown>): LinkSearch => text(given, 'token')
