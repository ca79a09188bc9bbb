import { memberErrors } from '../en/member-errors.ts'
import { teams } from '../en/teams.ts'

/** Texts of teams and their members, in English. */
export const messages = { memberErrors, teams } as const
