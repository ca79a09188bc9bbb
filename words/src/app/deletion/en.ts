import { deletion } from '../en/deletion.ts'

/** Texts of deleting a team or an account, in English. */
export const messages = { deletion } as const
