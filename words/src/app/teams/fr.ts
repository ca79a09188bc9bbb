import { signInErrors } from '../fr/sign-in-errors.ts'
import { teams } from '../fr/teams.ts'

/** Texts of teams, in French. */
export const messages = { signInErrors, teams } as const
