import { sharedCapacities } from '../de/shared-capacities.ts'

/** Texts of the capacities that ticket types share, in German. */
export const messages = { sharedCapacities } as const
