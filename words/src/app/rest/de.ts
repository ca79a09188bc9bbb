import { accounts } from '../de/accounts.ts'
import { authErrors } from '../de/auth-errors.ts'
import { changelog } from '../de/changelog.ts'
import { feedback } from '../de/feedback.ts'
import { me } from '../de/me.ts'
import { privacy } from '../de/privacy.ts'
import { support } from '../de/support.ts'
import { teams } from '../de/teams.ts'

/** What the smaller pages need, in German. */
export const messages = { authErrors, accounts, changelog, feedback, me, privacy, support, teams } as const
