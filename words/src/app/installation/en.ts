import { installation } from '../en/installation.ts'

/** What the operator’s pages need, in English. */
export const messages = { installation } as const
