import type { Role } from '@foyer/contract/access'

/** The account of a request, proven by its session. */
export interface Account {
  id: string
  /** Whether the account administers the installation. */
  operator: boolean
  /** The id of the request's session. */
  session: string
  /** The team that the account worked in last. */
  lastTeam: string | undefined
}

declare const proven: unique symbol

/**
 * The proof that an account is a member of a team. Queries and commands take it as an argument instead of a team's id,
 * so a caller cannot read or write for a team it does not belong to. It cannot be made by hand: `memberScope` in
 * `features/teams/queries.ts` returns it.
 */
export interface Scope {
  readonly team: string
  readonly role: Role
  readonly account: string
  readonly [proven]: true
}
