import type { Permission, Role } from './access.ts'
import { mayDo } from './access.ts'

// No schema here: web pages use this without zod.

/**
 * The permissions that an API token may hold, by area. In each area a permission includes those before it. `team:write` is
 * none of them: members, keys, bank account and tokens are changed by signed-in members only.
 */
export const tokenAreas = {
  events: ['events:read', 'events:write', 'events:delete'],
  orders: ['orders:read', 'orders:write', 'orders:refund'],
  'check-in': ['check-in:read', 'check-in:write'],
  reports: ['reports:read'],
  inbox: ['inbox:read', 'inbox:write'],
  team: ['team:read'],
} as const satisfies Record<string, readonly Permission[]>
export type TokenArea = keyof typeof tokenAreas
export type TokenPermission = (typeof tokenAreas)[TokenArea][number]

// `as`: Object.keys loses the literal types
export const tokenAreaNames = Object.keys(tokenAreas) as TokenArea[]
// `as`: flat joins the literal types of the areas
export const tokenPermissions = Object.values(tokenAreas).flat() as TokenPermission[]

/** The permission that every token holds. */
export const basicTokenPermission = 'events:read'

/** The permissions with those that they include and the basic one, in the order of `tokenPermissions`. */
export function withIncluded(chosen: readonly TokenPermission[]): TokenPermission[] {
  const isIncluded = (permission: TokenPermission) =>
    Object.values(tokenAreas).some((area: readonly TokenPermission[]) => {
      const at = area.indexOf(permission)
      return at >= 0 && area.slice(at).some((higher) => chosen.includes(higher))
    })
  return tokenPermissions.filter((permission) => permission === basicTokenPermission || isIncluded(permission))
}

/** The permissions of tokens that only read. */
export const readingPermissions = tokenPermissions.filter((permission) => permission.endsWith(':read'))

/** The permissions of a token that a member with the role may give it. */
export const grantable = (role: Role): TokenPermission[] =>
  tokenPermissions.filter((permission) => mayDo(role, permission))

/** How long a token works, in days. */
export const tokenLifetimes = [7, 30, 90, 180, 365] as const
export const defaultTokenDays = 90

/** How long the former secret of a rotated token still works, in hours. */
export const tokenOverlaps = [0, 1, 24, 168] as const
export const defaultOverlapHours = 24

/** The most tokens of a team. */
export const maxApiTokens = 50
export const maxTokenNameLength = 60

/** The prefix of every secret. A secret ends with a checksum, so that scanners for leaked secrets recognise it. */
export const tokenPrefix = 'foyer_'

/**
 * A command that lists events with a token, to paste into a terminal.
 * @param origin the address of the installation, such as `https://tickets.example.com`
 */
export const exampleCommand = (origin: string, secret: string): string =>
  `curl --header "Authorization: Bearer ${secret}" "${origin}/api/v1/events?limit=5"`
