import { safeReturn } from '../../lib/paths.ts'
import { only, text } from '../../lib/search-params.ts'

/** The page to return to after signing in. Only paths of this app are accepted. */
export interface SignInSearch {
  return?: string
  /** Why a sign-in at the provider has failed: a `ProviderProblem`. */
  problem?: string
  /** Of the link that a sign-up begins with. */
  token?: string
}

export function signInSearch(given: Record<string, unknown>): SignInSearch {
  return {
    ...only('return', safeReturn(given['return'])),
    ...text(given, 'problem'),
    ...linkSearch(given),
    ...only('step', given['step'] === 'code' ? 'code' : undefined),
  }
}

/** Passes the page to return to on to another sign-in page. */
export const returnSearch = (to: string | undefined): SignInSearch => (to === undefined ? {} : { return: to })

/** The token of a link in a mail: proof that the reader owns the address. */
export interface LinkSearch {
  token?: string
}

export const linkSearch = (given: Record<string, unknown>): LinkSearch => text(given, 'token')
