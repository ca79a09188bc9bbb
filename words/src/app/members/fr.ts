import { members } from '../fr/members.ts'

/** Texts of the members of a team, in French. */
export const messages = { members } as const
