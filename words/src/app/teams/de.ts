import { signInErrors } from '../de/sign-in-errors.ts'
import { teams } from '../de/teams.ts'

/** Texts of teams, in German. */
export const messages = { signInErrors, teams } as const
