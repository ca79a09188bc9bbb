import type { Routes } from '@foyer/contract/routes/all'
import { changelogHandlers } from '../features/changelog/handlers.ts'
import { checkoutHandlers } from '../features/checkout/handlers.ts'
import { descriptionHandlers } from '../features/descriptions/handlers.ts'
import { eventHandlers } from '../features/events/handlers.ts'
import { fileHandlers } from '../features/files/handlers.ts'
import { inboxHandlers } from '../features/inbox/handlers.ts'
import { installationHandlers } from '../features/installation/handlers.ts'
import { meHandlers } from '../features/me/handlers.ts'
import { notionPageHandlers } from '../features/notion-pages/handlers.ts'
import { orderHandlers } from '../features/orders/handlers.ts'
import { paymentHandlers } from '../features/payments/handlers.ts'
import { publicApiHandlers } from '../features/public-api/handlers.ts'
import { reportHandlers } from '../features/reports/handlers.ts'
import { searchHandlers } from '../features/search/handlers.ts'
import { siteHandlers } from '../features/sites/handlers.ts'
import { supportHandlers } from '../features/support/handlers.ts'
import { teamHandlers } from '../features/teams/handlers.ts'
import { ticketTypeHandlers } from '../features/ticket-types/handlers.ts'
import type { ServerHandlers } from '../http/context.ts'
import type { Services } from './services.ts'

/** The handlers of all routes, by resource. A missing resource or route does not compile. */
export const handlers: { [K in keyof Routes]: ServerHandlers<Routes[K], Services> } = {
  events: eventHandlers,
  descriptions: descriptionHandlers,
  files: fileHandlers,
  'ticket-types': ticketTypeHandlers,
  orders: orderHandlers,
  inbox: inboxHandlers,
  'notion-pages': notionPageHandlers,
  checkout: checkoutHandlers,
  payments: paymentHandlers,
  reports: reportHandlers,
  'public-api': publicApiHandlers,
  teams: teamHandlers,
  me: meHandlers,
  search: searchHandlers,
  sites: siteHandlers,
  support: supportHandlers,
  changelog: changelogHandlers,
  installation: installationHandlers,
}
