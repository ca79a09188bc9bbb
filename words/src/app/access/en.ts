import { access } from '../en/access.ts'
import { memberErrors } from '../en/member-errors.ts'

/** Texts of roles, permissions, membership and the choice of events, in English. */
export const messages = { access, memberErrors } as const
