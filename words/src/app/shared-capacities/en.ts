import { sharedCapacities } from '../en/shared-capacities.ts'

/** Texts of the capacities that ticket types share, in English. */
export const messages = { sharedCapacities } as const
