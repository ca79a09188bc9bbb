import { deletion } from '../de/deletion.ts'

/** Texts of deleting a team or an account, in German. */
export const messages = { deletion } as const
