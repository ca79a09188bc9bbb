import { addOnHandlers } from './add-ons.ts'
import { apiTokenHandlers } from './api-tokens.ts'
import { attendeeHandlers } from './attendees.ts'
import { auditHandlers } from './audit.ts'
import { bankStatementHandlers } from './bank-statements.ts'
import { changelogHandlers } from './changelog.ts'
import { checkInHandlers } from './check-in.ts'
import { deletionHandlers } from './deletions.ts'
import { descriptionHandlers } from './descriptions.ts'
import { eventHandlers } from './events.ts'
import { fileHandlers } from './files.ts'
import { inboxHandlers } from './inbox.ts'
import { installationHandlers } from './installation.ts'
import { invoiceHandlers } from './invoices.ts'
import { legalTextHandlers } from './legal-texts.ts'
import { meHandlers } from './me.ts'
import { memberHandlers } from './members.ts'
import { notionPageHandlers } from './notion-pages.ts'
import { orderJobHandlers } from './order-jobs.ts'
import { orderQuestionHandlers } from './order-questions.ts'
import { orderViewHandlers } from './order-views.ts'
import { orderHandlers } from './orders.ts'
import { passkeyHandlers } from './passkeys.ts'
import { paymentHandlers } from './payments.ts'
import { privacyHandlers } from './privacy.ts'
import { promoCodeHandlers } from './promo-codes.ts'
import { publicApiHandlers } from './public-api.ts'
import { reportHandlers } from './reports.ts'
import { searchHandlers } from './search.ts'
import { sharedCapacityHandlers } from './shared-capacities.ts'
import { siteHandlers } from './sites.ts'
import { supportHandlers } from './support.ts'
import { teamHandlers } from './teams.ts'
import { ticketTypeHandlers } from './ticket-types.ts'
import { todayHandlers } from './today.ts'
import { twoFactorHandlers } from './two-factor.ts'

/** The handlers by resource. The mock refuses a route that has none with the title that the specification prescribes. */
export const handlers = {
  'add-ons': addOnHandlers,
  'api-tokens': apiTokenHandlers,
  attendees: attendeeHandlers,
  audit: auditHandlers,
  'bank-statements': bankStatementHandlers,
  changelog: changelogHandlers,
  'check-in': checkInHandlers,
  deletions: deletionHandlers,
  descriptions: descriptionHandlers,
  'legal-texts': legalTextHandlers,
  events: eventHandlers,
  files: fileHandlers,
  inbox: inboxHandlers,
  installation: installationHandlers,
  invoices: invoiceHandlers,
  me: meHandlers,
  members: memberHandlers,
  'notion-pages': notionPageHandlers,
  'order-jobs': orderJobHandlers,
  'order-questions': orderQuestionHandlers,
  'order-views': orderViewHandlers,
  orders: orderHandlers,
  passkeys: passkeyHandlers,
  payments: paymentHandlers,
  privacy: privacyHandlers,
  'public-api': publicApiHandlers,
  reports: reportHandlers,
  search: searchHandlers,
  'promo-codes': promoCodeHandlers,
  'shared-capacities': sharedCapacityHandlers,
  sites: siteHandlers,
  support: supportHandlers,
  teams: teamHandlers,
  'ticket-types': ticketTypeHandlers,
  today: todayHandlers,
  'two-factor': twoFactorHandlers,
}
