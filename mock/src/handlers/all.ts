import { changelogHandlers } from './changelog.ts'
import { descriptionHandlers } from './descriptions.ts'
import { eventHandlers } from './events.ts'
import { fileHandlers } from './files.ts'
import { inboxHandlers } from './inbox.ts'
import { installationHandlers } from './installation.ts'
import { meHandlers } from './me.ts'
import { notionPageHandlers } from './notion-pages.ts'
import { orderHandlers } from './orders.ts'
import { paymentHandlers } from './payments.ts'
import { publicApiHandlers } from './public-api.ts'
import { reportHandlers } from './reports.ts'
import { searchHandlers } from './search.ts'
import { siteHandlers } from './sites.ts'
import { supportHandlers } from './support.ts'
import { teamHandlers } from './teams.ts'
import { ticketTypeHandlers } from './ticket-types.ts'

/** The handlers by resource. The mock refuses a route that has none with the title that the specification prescribes. */
export const handlers = {
  changelog: changelogHandlers,
  descriptions: descriptionHandlers,
  events: eventHandlers,
  files: fileHandlers,
  inbox: inboxHandlers,
  installation: installationHandlers,
  me: meHandlers,
  'notion-pages': notionPageHandlers,
  orders: orderHandlers,
  payments: paymentHandlers,
  'public-api': publicApiHandlers,
  reports: reportHandlers,
  search: searchHandlers,
  sites: siteHandlers,
  support: supportHandlers,
  teams: teamHandlers,
  'ticket-types': ticketTypeHandlers,
}
