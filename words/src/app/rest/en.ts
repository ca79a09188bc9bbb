import { accounts } from '../en/accounts.ts'
import { authErrors } from '../en/auth-errors.ts'
import { changelog } from '../en/changelog.ts'
import { feedback } from '../en/feedback.ts'
import { me } from '../en/me.ts'
import { privacy } from '../en/privacy.ts'
import { support } from '../en/support.ts'
import { teams } from '../en/teams.ts'

/** What the smaller pages need, in English. */
export const messages = { authErrors, accounts, changelog, feedback, me, privacy, support, teams } as const
