import type { Installation } from '@foyer/contract/installation'

/** The health checks in the order in which the page shows them. */
export const checkNames = [
  'database',
  'migrations',
  'disk',
  'notices',
  'jobs',
  'mail',
  'internet',
] as const satisfies readonly (keyof Installation['checks'])[]
