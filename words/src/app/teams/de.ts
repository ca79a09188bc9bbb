import { memberErrors } from '../de/member-errors.ts'
import { teams } from '../de/teams.ts'

/** Texts of teams and their members, in German. */
export const messages = { memberErrors, teams } as const
