import { sharedCapacities } from '../fr/shared-capacities.ts'

/** Texts of the capacities that ticket types share, in French. */
export const messages = { sharedCapacities } as const
