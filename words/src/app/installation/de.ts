import { installation } from '../de/installation.ts'

/** Texts of the operator's pages, in German. */
export const messages = { installation } as const
