import { installation } from '../de/installation.ts'

/** What the operator’s pages need, in German. */
export const messages = { installation } as const
