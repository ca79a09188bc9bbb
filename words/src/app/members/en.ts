import { members } from '../en/members.ts'

/** Texts of the members of a team, in English. */
export const messages = { members } as const
