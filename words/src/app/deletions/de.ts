import { deletions } from '../de/deletions.ts'

/** Texts of deleting a team or an account, in German. */
export const messages = { deletions } as const
