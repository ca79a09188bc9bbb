import { installation } from '../en/installation.ts'

/** Texts of the operator's pages, in English. */
export const messages = { installation } as const
