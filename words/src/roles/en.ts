/** The names of a member's roles, in English. */
export const roles = {
  owner: 'Owner',
  admin: 'Admin',
  manager: 'Manager',
  'box-office': 'Box office',
  door: 'Door',
  viewer: 'Viewer',
} as const
