import { signInErrors } from '../en/sign-in-errors.ts'
import { teams } from '../en/teams.ts'

/** Texts of teams, in English. */
export const messages = { signInErrors, teams } as const
