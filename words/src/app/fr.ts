import type { SameShape } from '../same-shape.ts'
import { messages as access } from './access/fr.ts'
import { messages as apiTokens } from './api-tokens/fr.ts'
import { messages as attendees } from './attendees/fr.ts'
import { messages as audit } from './audit/fr.ts'
import { messages as bankStatements } from './bank-statements/fr.ts'
import { messages as boxOffice } from './box-office/fr.ts'
import { messages as changelog } from './changelog/fr.ts'
import { messages as charts } from './charts/fr.ts'
import { messages as checkIn } from './check-in/fr.ts'
import { messages as corrections } from './corrections/fr.ts'
import { messages as deletions } from './deletions/fr.ts'
import { messages as demo } from './demo/fr.ts'
import { messages as descriptions } from './descriptions/fr.ts'
import { messages as duplicateEvent } from './duplicate-event/fr.ts'
import type { AppMessages } from './en.ts'
import { messages as eventTable } from './event-table/fr.ts'
import { messages as events } from './events/fr.ts'
import { messages as first } from './first/fr.ts'
import { messages as inbox } from './inbox/fr.ts'
import { messages as installation } from './installation/fr.ts'
import { messages as invoiceSettings } from './invoice-settings/fr.ts'
import { messages as invoices } from './invoices/fr.ts'
import { messages as legalTexts } from './legal-texts/fr.ts'
import { messages as me } from './me/fr.ts'
import { messages as members } from './members/fr.ts'
import { messages as notionKey } from './notion-key/fr.ts'
import { messages as notionPages } from './notion-pages/fr.ts'
import { messages as orderJobs } from './order-jobs/fr.ts'
import { messages as orderQuestions } from './order-questions/fr.ts'
import { messages as orderViews } from './order-views/fr.ts'
import { messages as orders } from './orders/fr.ts'
import { messages as overview } from './overview/fr.ts'
import { messages as passkeys } from './passkeys/fr.ts'
import { messages as payments } from './payments/fr.ts'
import { messages as pictures } from './pictures/fr.ts'
import { messages as privacy } from './privacy/fr.ts'
import { messages as privacyPolicy } from './privacy-policy/fr.ts'
import { messages as promoCodes } from './promo-codes/fr.ts'
import { messages as reports } from './reports/fr.ts'
import { messages as search } from './search/fr.ts'
import { messages as settings } from './settings/fr.ts'
import { messages as sharedCapacities } from './shared-capacities/fr.ts'
import { messages as signIn } from './sign-in/fr.ts'
import { messages as support } from './support/fr.ts'
import { messages as teams } from './teams/fr.ts'
import { messages as ticketTypes } from './ticket-types/fr.ts'
import { messages as timeZones } from './time-zones/fr.ts'
import { messages as today } from './today/fr.ts'
import { messages as twoFactor } from './two-factor/fr.ts'
import { messages as websites } from './websites/fr.ts'

/** The web app's words in French. */
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
