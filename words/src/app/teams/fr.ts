import { memberErrors } from '../fr/member-errors.ts'
import { teams } from '../fr/teams.ts'

/** Texts of teams and their members, in French. */
export const messages = { memberErrors, teams } as const
