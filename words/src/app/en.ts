import { messages as account } from './account/en.ts'
import { messages as apiTokens } from './api-tokens/en.ts'
import { messages as attendees } from './attendees/en.ts'
import { messages as bankStatements } from './bank-statements/en.ts'
import { messages as boxOffice } from './box-office/en.ts'
import { messages as changelog } from './changelog/en.ts'
import { messages as charts } from './charts/en.ts'
import { messages as checkIn } from './check-in/en.ts'
import { messages as deletion } from './deletion/en.ts'
import { messages as demo } from './demo/en.ts'
import { messages as event } from './event/en.ts'
import { messages as first } from './first/en.ts'
import { messages as history } from './history/en.ts'
import { messages as inbox } from './inbox/en.ts'
import { messages as installation } from './installation/en.ts'
import { messages as key } from './key/en.ts'
import { messages as orders } from './orders/en.ts'
import { messages as overview } from './overview/en.ts'
import { messages as page } from './page/en.ts'
import { messages as pictures } from './pictures/en.ts'
import { messages as privacyOfBuyers } from './privacy/en.ts'
import { messages as privacyPolicy } from './privacy-policy/en.ts'
import { messages as reports } from './reports/en.ts'
import { messages as search } from './search/en.ts'
import { messages as settings } from './settings/en.ts'
import { messages as signIn } from './sign-in/en.ts'
import { messages as support } from './support/en.ts'
import { messages as teams } from './teams/en.ts'
import { messages as tickets } from './tickets/en.ts'
import { messages as today } from './today/en.ts'

/** The web app's words in English, the language the others are checked against. */
export const messages = {
  ...account,
  ...apiTokens,
  ...attendees,
  ...bankStatements,
  ...boxOffice,
  ...changelog,
  ...charts,
  ...checkIn,
  ...deletion,
  ...demo,
  ...event,
  ...first,
  ...history,
  ...inbox,
  ...installation,
  ...key,
  ...orders,
  ...overview,
  ...page,
  ...pictures,
  ...privacyOfBuyers,
  ...privacyPolicy,
  ...reports,
  ...search,
  ...settings,
  ...signIn,
  ...support,
  ...teams,
  ...tickets,
  ...today,
} as const

export type AppMessages = typeof messages
