/** The roles of a team's members, the one with the most permissions first. */
export const roles = ['owner', 'admin', 'manager', 'box-office', 'door', 'viewer'] as const
export type Role = (typeof roles)[number]

/** The roles whose members work on all events of the team or on chosen ones. The others always have all. */
export const restrictableRoles = ['manager', 'box-office', 'door', 'viewer'] as const satisfies readonly Role[]

export type RestrictableRole = (typeof restrictableRoles)[number]

/** Whether a member with this role can have chosen events only. */
export const isRestrictable = (role: Role): boolean => (restrictableRoles as readonly Role[]).includes(role)

/** The roles that hold each permission. A member has one role in each team. */
export const permissions = {
  'events:read': ['owner', 'admin', 'manager', 'box-office', 'door', 'viewer'],
  'events:write': ['owner', 'admin', 'manager'],
  'events:delete': ['owner', 'admin'],
  'orders:read': ['owner', 'admin', 'manager', 'box-office', 'viewer'],
  'orders:write': ['owner', 'admin', 'manager', 'box-office'],
  'orders:refund': ['owner', 'admin', 'manager'],
  'buyers:erase': ['owner', 'admin'],
  'check-in:read': ['owner', 'admin', 'manager', 'box-office', 'door', 'viewer'],
  'check-in:write': ['owner', 'admin', 'manager', 'box-office', 'door'],
  'reports:read': ['owner', 'admin', 'manager', 'viewer'],
  'inbox:read': ['owner', 'admin', 'manager', 'box-office', 'viewer'],
  'inbox:write': ['owner', 'admin', 'manager', 'box-office'],
  'team:read': ['owner', 'admin', 'manager', 'box-office', 'door', 'viewer'],
  'team:write': ['owner', 'admin'],
  'team:delete': ['owner'],
  'audit:read': ['owner', 'admin'],
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof permissions

/**
 * Whether a member can see Foyer as another role would: a role that may not change the team, and holds fewer permissions
 * than the member and no other ones.
 * @param own the role of the member
 */
export const maySeeAs = (own: Role, role: Role): boolean => isRestrictable(role) && holdsMore(own, role)

/**
 * The callers that a route allows: `anyone`, with or without a session; a signed-in `account`, outside any team; the
 * `operator` of the installation; or a member of the team whose role holds the permission.
 */
export type Access = 'anyone' | 'account' | 'operator' | Permission

const holdsMore = (own: Role, role: Role): boolean => {
  // `as`: the roles that hold each permission have types of their own
  const holders = Object.values(permissions) as (readonly Role[])[]
  return own !== role && holders.every((each) => each.includes(own) || !each.includes(role))
}

/** Whether a role holds a permission. */
export const mayDo = (role: Role, permission: Permission): boolean =>
  (permissions[permission] as readonly Role[]).includes(role)
