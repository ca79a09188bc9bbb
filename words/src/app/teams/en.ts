import { memberErrors } from '../en/member-errors.ts'
import { teams } from '../en/teams.ts'

/** What teams and their members need, in English. */
export const messages = { memberErrors, teams } as const
