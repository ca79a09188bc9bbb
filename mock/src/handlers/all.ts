import { changelogHandlers } from './changelog.ts'
import { eventHandlers } from './events.ts'
import { inboxHandlers } from './inbox.ts'
import { installationHandlers } from './installation.ts'
import { meHandlers } from './me.ts'
import { notionPageHandlers } from './notion-pages.ts'
import { orderHandlers } from './orders.ts'
import { publicHandlers } from './public.ts'
import { searchHandlers } from './search.ts'
import { siteHandlers } from './sites.ts'
import { supportHandlers } from './support.ts'
import { teamHandlers } from './teams.ts'
import { ticketTypeHandlers } from './ticket-types.ts'

/** Who answers what, by resource. What is not here the mock refuses in the specification's words. */
export const handlers = {
  changelog: changelogHandlers,
  events: eventHandlers,
  inbox: inboxHandlers,
  installation: installationHandlers,
  me: meHandlers,
  'notion-pages': notionPageHandlers,
  orders: orderHandlers,
  public: publicHandlers,
  search: searchHandlers,
  sites: siteHandlers,
  support: supportHandlers,
  teams: teamHandlers,
  'ticket-types': ticketTypeHandlers,
}
