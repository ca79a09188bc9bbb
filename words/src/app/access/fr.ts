import { access } from '../fr/access.ts'
import { memberErrors } from '../fr/member-errors.ts'

/** Texts of roles, permissions, membership and the choice of events, in French. */
export const messages = { access, memberErrors } as const
