import type { Routes } from '@foyer/contract/routes/all'
import { addOnHandlers } from '../features/add-ons/handlers.ts'
import { apiTokenHandlers } from '../features/api-tokens/handlers.ts'
import { attendeeHandlers } from '../features/attendees/handlers.ts'
import { auditHandlers } from '../features/audit/handlers.ts'
import { bankStatementHandlers } from '../features/bank-statements/handlers.ts'
import { boxOfficeHandlers } from '../features/box-office/handlers.ts'
import { changelogHandlers } from '../features/changelog/handlers.ts'
import { checkInHandlers } from '../features/check-in/handlers.ts'
import { checkoutHandlers } from '../features/checkout/handlers.ts'
import { deletionHandlers } from '../features/deletions/handlers.ts'
import { descriptionHandlers } from '../features/descriptions/handlers.ts'
import { eventHandlers } from '../features/events/handlers.ts'
import { fileHandlers } from '../features/files/handlers.ts'
import { inboxHandlers } from '../features/inbox/handlers.ts'
import { installationHandlers } from '../features/installation/handlers.ts'
import { invoiceHandlers } from '../features/invoices/handlers.ts'
import { legalTextHandlers } from '../features/legal-texts/handlers.ts'
import { meHandlers } from '../features/me/handlers.ts'
import { memberHandlers } from '../features/members/handlers.ts'
import { notionPageHandlers } from '../features/notion-pages/handlers.ts'
import { orderJobHandlers } from '../features/order-jobs/handlers.ts'
import { orderQuestionHandlers } from '../features/order-questions/handlers.ts'
import { orderViewHandlers } from '../features/order-views/handlers.ts'
import { orderHandlers } from '../features/orders/handlers.ts'
import { passkeyHandlers } from '../features/passkeys/handlers.ts'
import { paymentHandlers } from '../features/payments/handlers.ts'
import { privacyHandlers } from '../features/privacy/handlers.ts'
import { promoCodeHandlers } from '../features/promo-codes/handlers.ts'
import { publicApiHandlers } from '../features/public-api/handlers.ts'
import { reportHandlers } from '../features/reports/handlers.ts'
import { searchHandlers } from '../features/search/handlers.ts'
import { sharedCapacityHandlers } from '../features/shared-capacities/handlers.ts'
import { siteHandlers } from '../features/sites/handlers.ts'
import { supportHandlers } from '../features/support/handlers.ts'
import { teamHandlers } from '../features/teams/handlers.ts'
import { ticketTypeHandlers } from '../features/ticket-types/handlers.ts'
import { todayHandlers } from '../features/today/handlers.ts'
import { twoFactorHandlers } from '../features/two-factor/handlers.ts'
import type { ServerHandlers } from '../http/context.ts'
import type { Services } from './services.ts'

/** The handlers of all routes, by resource. A missing resource or route does not compile. */
export const handlers: { [K in keyof Routes]: ServerHandlers<Routes[K], Services> } = {
  events: eventHandlers,
  descriptions: descriptionHandlers,
  'legal-texts': legalTextHandlers,
  files: fileHandlers,
  'ticket-types': ticketTypeHandlers,
  'shared-capacities': sharedCapacityHandlers,
  'add-ons': addOnHandlers,
  'promo-codes': promoCodeHandlers,
  'order-questions': orderQuestionHandlers,
  orders: orderHandlers,
  'order-views': orderViewHandlers,
  'order-jobs': orderJobHandlers,
  attendees: attendeeHandlers,
  inbox: inboxHandlers,
  'notion-pages': notionPageHandlers,
  'box-office': boxOfficeHandlers,
  checkout: checkoutHandlers,
  'check-in': checkInHandlers,
  'bank-statements': bankStatementHandlers,
  payments: paymentHandlers,
  invoices: invoiceHandlers,
  reports: reportHandlers,
  'public-api': publicApiHandlers,
  teams: teamHandlers,
  members: memberHandlers,
  audit: auditHandlers,
  'api-tokens': apiTokenHandlers,
  me: meHandlers,
  privacy: privacyHandlers,
  deletions: deletionHandlers,
  'two-factor': twoFactorHandlers,
  passkeys: passkeyHandlers,
  search: searchHandlers,
  sites: siteHandlers,
  today: todayHandlers,
  support: supportHandlers,
  changelog: changelogHandlers,
  installation: installationHandlers,
}
