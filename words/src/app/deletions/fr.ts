import { deletions } from '../fr/deletions.ts'

/** Texts of deleting a team or an account, in French. */
export const messages = { deletions } as const
