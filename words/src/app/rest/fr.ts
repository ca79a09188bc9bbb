import { accounts } from '../fr/accounts.ts'
import { authErrors } from '../fr/auth-errors.ts'
import { changelog } from '../fr/changelog.ts'
import { feedback } from '../fr/feedback.ts'
import { me } from '../fr/me.ts'
import { privacy } from '../fr/privacy.ts'
import { support } from '../fr/support.ts'
import { teams } from '../fr/teams.ts'

/** What the smaller pages need, in French. */
export const messages = { authErrors, accounts, changelog, feedback, me, privacy, support, teams } as const
