import type { Role } from '@foyer/contract/access'

declare const proven: unique symbol

/**
 * What an account may work on: a team it is a member of. Queries and commands take it as the proof that the caller
 * may see what they read or write. It cannot be made by hand; `memberScope` in `queries.ts` gives it out.
 */
export interface Scope {
  readonly team: string
  readonly role: Role
  readonly account: string
  readonly [proven]: true
}
