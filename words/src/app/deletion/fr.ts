import { deletion } from '../fr/deletion.ts'

/** What deleting a team or an account needs, in French. */
export const messages = { deletion } as const
