import { accounts } from '../fr/accounts.ts'
import { addressErrors } from '../fr/address-errors.ts'
import { authErrors } from '../fr/auth-errors.ts'
import { changelog } from '../fr/changelog.ts'
import { feedback } from '../fr/feedback.ts'
import { memberErrors } from '../fr/member-errors.ts'
import { privacy } from '../fr/privacy.ts'
import { support } from '../fr/support.ts'
import { teams } from '../fr/teams.ts'

/** What the smaller pages need, in French. */
export const messages = {
  addressErrors,
  authErrors,
  accounts,
  changelog,
  feedback,
  memberErrors,
  privacy,
  support,
  teams,
} as const
