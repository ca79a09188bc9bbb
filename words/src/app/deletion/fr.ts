import { deletion } from '../fr/deletion.ts'

/** Texts of deleting a team or an account, in French. */
export const messages = { deletion } as const
