/** The roles of a team's members, the widest first. */
export const roles = ['owner', 'admin', 'manager', 'box-office', 'door', 'viewer'] as const
export type Role = (typeof roles)[number]

/** What each permission is held by. A member's role decides; a token has a role too. */
export const permissions = {
  'events:read': ['owner', 'admin', 'manager', 'box-office', 'door', 'viewer'],
  'events:write': ['owner', 'admin', 'manager'],
  'events:delete': ['owner', 'admin'],
  'orders:read': ['owner', 'admin', 'manager', 'box-office', 'viewer'],
  'orders:write': ['owner', 'admin', 'manager', 'box-office'],
  'orders:refund': ['owner', 'admin', 'manager'],
  'inbox:read': ['owner', 'admin', 'manager', 'box-office', 'viewer'],
  'inbox:write': ['owner', 'admin', 'manager', 'box-office'],
  'team:read': ['owner', 'admin', 'manager', 'box-office', 'door', 'viewer'],
  'team:write': ['owner', 'admin'],
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof permissions

/**
 * Who may call a route: anyone at all; a signed-in account, outside any team; the operator of the installation;
 * or a member of the team with this permission.
 */
export type Access = 'anyone' | 'account' | 'operator' | Permission

/** Whether a role holds a permission. */
export const mayDo = (role: Role, permission: Permission): boolean =>
  (permissions[permission] as readonly Role[]).includes(role)
