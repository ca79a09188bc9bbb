import type { Permission, Role } from '@foyer/contract/access'
import { isRestrictable, mayDo } from '@foyer/contract/access'

/** The account of a request, proven by its session, or by an API token that it created. */
export interface Account {
  id: string
  /** Whether the account administers the installation; never with an API token. */
  operator: boolean
  /** The id of the request's session; empty with an API token. */
  session: string
  /** When the account last proved who it is in this session. */
  authenticatedAt: Date
  /** Whether the account gave two factors in this session. */
  secondFactor: boolean
  /** The team that the account worked in last. */
  lastTeam: string | undefined
  /** The role that the account sees a team as, in this request, instead of its own. */
  seenAs?: { team: string; role: Role }
}

declare const proven: unique symbol

/** The API token of a request. */
export interface TokenOfScope {
  readonly id: string
  readonly name: string
  readonly permissions: ReadonlySet<Permission>
}

/**
 * The proof that an account is a member of a team, and which of its events it works on. Queries and commands take it as
 * an argument instead of a team's id, so a caller cannot read or write for a team it does not belong to. It cannot be
 * made by hand: `memberScope` in `features/teams/queries.ts` returns it, and for API tokens
 * `features/api-tokens/queries.ts`.
 */
export interface Scope {
  readonly team: string
  readonly role: Role
  readonly account: string
  /** The ids of the events that the member works on; ids of deleted events may be among them. */
  readonly events: 'all' | readonly string[]
  /** The API token that acts for the account; its permissions limit those of the role. */
  readonly token?: TokenOfScope
  readonly [proven]: true
}

/** The scope of an API token. */
export interface TokenScope extends Scope {
  readonly token: TokenOfScope
}

/** Whether a caller holds a permission: its role does, and its API token, if it has one. */
export const may = ({ role, token }: Pick<Scope, 'role' | 'token'>, permission: Permission): boolean =>
  mayDo(role, permission) && (token === undefined || token.permissions.has(permission))

/**
 * The events of a member: all for roles that cannot be restricted, whatever is stored.
 * @param member as stored, with null for all events
 */
export const eventsOf = ({ role, events }: { role: Role; events: string[] | null }): Scope['events'] =>
  isRestrictable(role) && events !== null ? events : 'all'

/**
 * Whether a member works on an event of its team.
 * @param event null for what belongs to no event or to several: members with all events work on it
 */
export const worksOn = ({ events }: Pick<Scope, 'events'>, event: string | null): boolean =>
  events === 'all' || (event !== null && events.includes(event))

/** An event, and the team that it belongs to. */
export interface EventOfTeam {
  teamId: string
  eventId: string
}
