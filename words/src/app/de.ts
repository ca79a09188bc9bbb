import type { SameShape } from '../same-shape.ts'
import { messages as account } from './account/de.ts'
import { messages as apiTokens } from './api-tokens/de.ts'
import { messages as attendees } from './attendees/de.ts'
import { messages as bankStatements } from './bank-statements/de.ts'
import { messages as boxOffice } from './box-office/de.ts'
import { messages as changelog } from './changelog/de.ts'
import { messages as charts } from './charts/de.ts'
import { messages as checkIn } from './check-in/de.ts'
import { messages as deletion } from './deletion/de.ts'
import { messages as demo } from './demo/de.ts'
import type { AppMessages } from './en.ts'
import { messages as event } from './event/de.ts'
import { messages as first } from './first/de.ts'
import { messages as history } from './history/de.ts'
import { messages as inbox } from './inbox/de.ts'
import { messages as installation } from './installation/de.ts'
import { messages as key } from './key/de.ts'
import { messages as orders } from './orders/de.ts'
import { messages as overview } from './overview/de.ts'
import { messages as page } from './page/de.ts'
import { messages as pictures } from './pictures/de.ts'
import { messages as privacyOfBuyers } from './privacy/de.ts'
import { messages as privacyPolicy } from './privacy-policy/de.ts'
import { messages as reports } from './reports/de.ts'
import { messages as search } from './search/de.ts'
import { messages as settings } from './settings/de.ts'
import { messages as signIn } from './sign-in/de.ts'
import { messages as support } from './support/de.ts'
import { messages as teams } from './teams/de.ts'
import { messages as tickets } from './tickets/de.ts'
import { messages as today } from './today/de.ts'

/** The web app's words in German. */
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
} as const satisfies SameShape<AppMessages>
