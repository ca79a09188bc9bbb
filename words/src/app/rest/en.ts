import { accounts } from '../en/accounts.ts'
import { addressErrors } from '../en/address-errors.ts'
import { authErrors } from '../en/auth-errors.ts'
import { changelog } from '../en/changelog.ts'
import { feedback } from '../en/feedback.ts'
import { memberErrors } from '../en/member-errors.ts'
import { privacy } from '../en/privacy.ts'
import { support } from '../en/support.ts'
import { teams } from '../en/teams.ts'

/** What the smaller pages need, in English. */
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
