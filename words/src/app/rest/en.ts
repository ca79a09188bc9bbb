import { accounts } from '../en/accounts.ts'
import { changelog } from '../en/changelog.ts'
import { feedback } from '../en/feedback.ts'
import { inbox } from '../en/inbox.ts'
import { installation } from '../en/installation.ts'
import { me } from '../en/me.ts'
import { orders } from '../en/orders.ts'
import { privacy } from '../en/privacy.ts'
import { search } from '../en/search.ts'
import { settings } from '../en/settings.ts'
import { support } from '../en/support.ts'
import { teams } from '../en/teams.ts'
import { tickets } from '../en/tickets.ts'

/** What comes with the first of the other pages, in English. */
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
