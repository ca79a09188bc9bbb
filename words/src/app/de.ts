import type { SameShape } from '../same-shape.ts'
import { messages as access } from './access/de.ts'
import { messages as apiTokens } from './api-tokens/de.ts'
import { messages as attendees } from './attendees/de.ts'
import { messages as audit } from './audit/de.ts'
import { messages as bankStatements } from './bank-statements/de.ts'
import { messages as boxOffice } from './box-office/de.ts'
import { messages as changelog } from './changelog/de.ts'
import { messages as charts } from './charts/de.ts'
import { messages as checkIn } from './check-in/de.ts'
import { messages as corrections } from './corrections/de.ts'
import { messages as deletions } from './deletions/de.ts'
import { messages as demo } from './demo/de.ts'
import { messages as descriptions } from './descriptions/de.ts'
import { messages as duplicateEvent } from './duplicate-event/de.ts'
import type { AppMessages } from './en.ts'
import { messages as eventTable } from './event-table/de.ts'
import { messages as events } from './events/de.ts'
import { messages as first } from './first/de.ts'
import { messages as inbox } from './inbox/de.ts'
import { messages as installation } from './installation/de.ts'
import { messages as invoiceSettings } from './invoice-settings/de.ts'
import { messages as invoices } from './invoices/de.ts'
import { messages as legalTexts } from './legal-texts/de.ts'
import { messages as me } from './me/de.ts'
import { messages as members } from './members/de.ts'
import { messages as notionKey } from './notion-key/de.ts'
import { messages as notionPages } from './notion-pages/de.ts'
import { messages as orderJobs } from './order-jobs/de.ts'
import { messages as orderQuestions } from './order-questions/de.ts'
import { messages as orderViews } from './order-views/de.ts'
import { messages as orders } from './orders/de.ts'
import { messages as overview } from './overview/de.ts'
import { messages as passkeys } from './passkeys/de.ts'
import { messages as payments } from './payments/de.ts'
import { messages as pictures } from './pictures/de.ts'
import { messages as privacy } from './privacy/de.ts'
import { messages as privacyPolicy } from './privacy-policy/de.ts'
import { messages as promoCodes } from './promo-codes/de.ts'
import { messages as reports } from './reports/de.ts'
import { messages as search } from './search/de.ts'
import { messages as settings } from './settings/de.ts'
import { messages as sharedCapacities } from './shared-capacities/de.ts'
import { messages as signIn } from './sign-in/de.ts'
import { messages as support } from './support/de.ts'
import { messages as teams } from './teams/de.ts'
import { messages as ticketTypes } from './ticket-types/de.ts'
import { messages as timeZones } from './time-zones/de.ts'
import { messages as today } from './today/de.ts'
import { messages as twoFactor } from './two-factor/de.ts'
import { messages as websites } from './websites/de.ts'

/** The web app's words in German. */
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
} as const satisfies SameShape<AppMessages>
