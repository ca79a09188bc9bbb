import { messages as access } from './access/en.ts'
import { messages as apiTokens } from './api-tokens/en.ts'
import { messages as attendees } from './attendees/en.ts'
import { messages as audit } from './audit/en.ts'
import { messages as bankStatements } from './bank-statements/en.ts'
import { messages as boxOffice } from './box-office/en.ts'
import { messages as changelog } from './changelog/en.ts'
import { messages as charts } from './charts/en.ts'
import { messages as checkIn } from './check-in/en.ts'
import { messages as corrections } from './corrections/en.ts'
import { messages as deletions } from './deletions/en.ts'
import { messages as demo } from './demo/en.ts'
import { messages as descriptions } from './descriptions/en.ts'
import { messages as duplicateEvent } from './duplicate-event/en.ts'
import { messages as eventTable } from './event-table/en.ts'
import { messages as events } from './events/en.ts'
import { messages as first } from './first/en.ts'
import { messages as inbox } from './inbox/en.ts'
import { messages as installation } from './installation/en.ts'
import { messages as invoiceSettings } from './invoice-settings/en.ts'
import { messages as invoices } from './invoices/en.ts'
import { messages as legalTexts } from './legal-texts/en.ts'
import { messages as me } from './me/en.ts'
import { messages as members } from './members/en.ts'
import { messages as notionKey } from './notion-key/en.ts'
import { messages as notionPages } from './notion-pages/en.ts'
import { messages as orderJobs } from './order-jobs/en.ts'
import { messages as orderQuestions } from './order-questions/en.ts'
import { messages as orderViews } from './order-views/en.ts'
import { messages as orders } from './orders/en.ts'
import { messages as overview } from './overview/en.ts'
import { messages as passkeys } from './passkeys/en.ts'
import { messages as payments } from './payments/en.ts'
import { messages as pictures } from './pictures/en.ts'
import { messages as privacy } from './privacy/en.ts'
import { messages as privacyPolicy } from './privacy-policy/en.ts'
import { messages as promoCodes } from './promo-codes/en.ts'
import { messages as reports } from './reports/en.ts'
import { messages as search } from './search/en.ts'
import { messages as settings } from './settings/en.ts'
import { messages as sharedCapacities } from './shared-capacities/en.ts'
import { messages as signIn } from './sign-in/en.ts'
import { messages as support } from './support/en.ts'
import { messages as teams } from './teams/en.ts'
import { messages as ticketTypes } from './ticket-types/en.ts'
import { messages as timeZones } from './time-zones/en.ts'
import { messages as today } from './today/en.ts'
import { messages as twoFactor } from './two-factor/en.ts'
import { messages as websites } from './websites/en.ts'

/** The web app's words in English, the language the others are checked against. */
export const messages = {
  ...access,
  ...apiTokens,
  ...attendees,
  ...audit,
  ...bankStatements,
  ...boxOffice,
  ...changelog,
  ...charts,
  ...checkIn,
  ...corrections,
  ...deletions,
  ...demo,
  ...descriptions,
  ...duplicateEvent,
  ...eventTable,
  ...events,
  ...first,
  ...inbox,
  ...installation,
  ...invoiceSettings,
  ...invoices,
  ...legalTexts,
  ...me,
  ...members,
  ...notionKey,
  ...notionPages,
  ...orderJobs,
  ...orderQuestions,
  ...orderViews,
  ...orders,
  ...overview,
  ...passkeys,
  ...payments,
  ...pictures,
  ...privacy,
  ...privacyPolicy,
  ...promoCodes,
  ...reports,
  ...search,
  ...settings,
  ...sharedCapacities,
  ...signIn,
  ...support,
  ...teams,
  ...ticketTypes,
  ...timeZones,
  ...today,
  ...twoFactor,
  ...websites,
} as const

export type AppMessages = typeof messages
