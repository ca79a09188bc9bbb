import { memberErrors } from '../de/member-errors.ts'
import { teams } from '../de/teams.ts'

/** What teams and their members need, in German. */
export const messages = { memberErrors, teams } as const
