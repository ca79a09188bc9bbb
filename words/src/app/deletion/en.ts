import { deletion } from '../en/deletion.ts'

/** What deleting a team or an account needs, in English. */
export const messages = { deletion } as const
