import { accounts } from '../fr/accounts.ts'
import { changelog } from '../fr/changelog.ts'
import { feedback } from '../fr/feedback.ts'
import { inbox } from '../fr/inbox.ts'
import { installation } from '../fr/installation.ts'
import { me } from '../fr/me.ts'
import { orders } from '../fr/orders.ts'
import { privacy } from '../fr/privacy.ts'
import { search } from '../fr/search.ts'
import { settings } from '../fr/settings.ts'
import { support } from '../fr/support.ts'
import { teams } from '../fr/teams.ts'
import { tickets } from '../fr/tickets.ts'

/** What comes with the first of the other pages, in French. */
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
