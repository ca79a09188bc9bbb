import { deletion } from '../de/deletion.ts'

/** What deleting a team or an account needs, in German. */
export const messages = { deletion } as const
