import { accounts } from '../de/accounts.ts'
import { addressErrors } from '../de/address-errors.ts'
import { authErrors } from '../de/auth-errors.ts'
import { changelog } from '../de/changelog.ts'
import { feedback } from '../de/feedback.ts'
import { memberErrors } from '../de/member-errors.ts'
import { privacy } from '../de/privacy.ts'
import { support } from '../de/support.ts'
import { teams } from '../de/teams.ts'

/** What the smaller pages need, in German. */
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
