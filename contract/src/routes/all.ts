import { addOns } from './add-ons.ts'
import { apiTokens } from './api-tokens.ts'
import { attendees } from './attendees.ts'
import { audit } from './audit.ts'
import { bankStatements } from './bank-statements.ts'
import { boxOffice } from './box-office.ts'
import { changelog } from './changelog.ts'
import { checkIn } from './check-in.ts'
import { checkout } from './checkout.ts'
import { deletions } from './deletions.ts'
import { descriptions } from './descriptions.ts'
import { events } from './events.ts'
import { files } from './files.ts'
import { inbox } from './inbox.ts'
import { installation } from './installation.ts'
import { invoices } from './invoices.ts'
import { legalTexts } from './legal-texts.ts'
import { me } from './me.ts'
import { members } from './members.ts'
import { notionPages } from './notion-pages.ts'
import { orderJobs } from './order-jobs.ts'
import { orderQuestions } from './order-questions.ts'
import { orderViews } from './order-views.ts'
import { orders } from './orders.ts'
import { passkeys } from './passkeys.ts'
import { payments } from './payments.ts'
import { privacy } from './privacy.ts'
import { promoCodes } from './promo-codes.ts'
import { publicApi } from './public-api.ts'
import { reports } from './reports.ts'
import { search } from './search.ts'
import { sharedCapacities } from './shared-capacities.ts'
import { sites } from './sites.ts'
import { support } from './support.ts'
import { teams } from './teams.ts'
import { ticketTypes } from './ticket-types.ts'
import { today } from './today.ts'
import { twoFactor } from './two-factor.ts'

/** Every route of the API, by resource. */
export const routes = {
  events,
  descriptions,
  'legal-texts': legalTexts,
  files,
  'ticket-types': ticketTypes,
  'shared-capacities': sharedCapacities,
  'add-ons': addOns,
  'promo-codes': promoCodes,
  'order-questions': orderQuestions,
  orders,
  'order-views': orderViews,
  'order-jobs': orderJobs,
  attendees,
  'box-office': boxOffice,
  checkout,
  'check-in': checkIn,
  'bank-statements': bankStatements,
  payments,
  invoices,
  reports,
  inbox,
  'notion-pages': notionPages,
  'public-api': publicApi,
  teams,
  members,
  audit,
  'api-tokens': apiTokens,
  me,
  privacy,
  deletions,
  'two-factor': twoFactor,
  passkeys,
  search,
  sites,
  today,
  support,
  changelog,
  installation,
}
export type Routes = typeof routes
