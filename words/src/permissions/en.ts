/** The permissions of roles and API tokens, in English. */
export const permissions = {
  'events:read': 'View events',
  'events:write': 'Create, edit, publish and close events',
  'events:delete': 'Delete events',
  'orders:read': 'View orders',
  'orders:write': 'Mark orders as paid, cancel them and resend their emails',
  'orders:refund': 'Refund orders',
  'buyers:erase': 'Erase buyers’ data',
  'check-in:read': 'View check-in lists and who is inside',
  'check-in:write': 'Create check-in lists and links for scanning',
  'reports:read': 'View reports',
  'inbox:read': 'View the inbox',
  'inbox:write': 'Reply to, archive, snooze and assign conversations',
  'team:read': 'View the team, its members and its settings',
  'team:write': 'Edit the team, its imprint and its bank account',
  'team:delete': 'Delete the team',
  'audit:read': 'View the history of all changes in the team',
} as const
