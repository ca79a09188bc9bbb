import { changelog } from './changelog.ts'
import { checkout } from './checkout.ts'
import { descriptions } from './descriptions.ts'
import { events } from './events.ts'
import { files } from './files.ts'
import { inbox } from './inbox.ts'
import { installation } from './installation.ts'
import { me } from './me.ts'
import { notionPages } from './notion-pages.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { publicApi } from './public-api.ts'
import { reports } from './reports.ts'
import { search } from './search.ts'
import { sites } from './sites.ts'
import { support } from './support.ts'
import { teams } from './teams.ts'
import { ticketTypes } from './ticket-types.ts'

/** Every route of the API, by resource. */
export const routes = {
  events,
  descriptions,
  files,
  'ticket-types': ticketTypes,
  orders,
  checkout,
  payments,
  reports,
  inbox,
  'notion-pages': notionPages,
  'public-api': publicApi,
  teams,
  me,
  search,
  sites,
  support,
  changelog,
  installation,
}
export type Routes = typeof routes
