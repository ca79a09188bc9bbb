import type { Permission } from '@foyer/contract/access'
import { permissions } from '@foyer/contract/access'

/** All permissions, in the order of the contract. */
// `as`: Object.keys loses the literal types.
export const allPermissions = Object.keys(permissions) as Permission[]
