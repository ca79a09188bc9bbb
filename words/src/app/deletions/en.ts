import { deletions } from '../en/deletions.ts'

/** Texts of deleting a team or an account, in English. */
export const messages = { deletions } as const
