import { access } from '../de/access.ts'
import { memberErrors } from '../de/member-errors.ts'

/** Texts of roles, permissions, membership and the choice of events, in German. */
export const messages = { access, memberErrors } as const
