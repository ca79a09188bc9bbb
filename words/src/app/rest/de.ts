import { accounts } from '../de/accounts.ts'
import { changelog } from '../de/changelog.ts'
import { feedback } from '../de/feedback.ts'
import { inbox } from '../de/inbox.ts'
import { installation } from '../de/installation.ts'
import { me } from '../de/me.ts'
import { orders } from '../de/orders.ts'
import { privacy } from '../de/privacy.ts'
import { search } from '../de/search.ts'
import { settings } from '../de/settings.ts'
import { support } from '../de/support.ts'
import { teams } from '../de/teams.ts'
import { tickets } from '../de/tickets.ts'

/** What comes with the first of the other pages, in German. */
export const messages = {
  accounts,
  changelog,
  feedback,
  inbox,
  installation,
  me,
  orders,
  privacy,
  search,
  settings,
  support,
  teams,
  tickets,
} as const
