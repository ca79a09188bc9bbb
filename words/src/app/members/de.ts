import { members } from '../de/members.ts'

/** Texts of the members of a team, in German. */
export const messages = { members } as const
