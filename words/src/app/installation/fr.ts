import { installation } from '../fr/installation.ts'

/** Texts of the operator's pages, in French. */
export const messages = { installation } as const
