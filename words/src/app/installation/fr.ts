import { installation } from '../fr/installation.ts'

/** What the operator’s pages need, in French. */
export const messages = { installation } as const
