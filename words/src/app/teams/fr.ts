import { memberErrors } from '../fr/member-errors.ts'
import { teams } from '../fr/teams.ts'

/** What teams and their members need, in French. */
export const messages = { memberErrors, teams } as const
