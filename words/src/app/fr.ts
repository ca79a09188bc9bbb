import type { SameShape } from '../same-shape.ts'
import { messages as account } from './account/fr.ts'
import { messages as apiTokens } from './api-tokens/fr.ts'
import { messages as attendees } from './attendees/fr.ts'
import { messages as bankStatements } from './bank-statements/fr.ts'
import { messages as boxOffice } from './box-office/fr.ts'
import { messages as changelog } from './changelog/fr.ts'
import { messages as charts } from './charts/fr.ts'
import { messages as checkIn } from './check-in/fr.ts'
import { messages as deletion } from './deletion/fr.ts'
import { messages as demo } from './demo/fr.ts'
import type { AppMessages } from './en.ts'
import { messages as event } from './event/fr.ts'
import { messages as first } from './first/fr.ts'
import { messages as history } from './history/fr.ts'
import { messages as inbox } from './inbox/fr.ts'
import { messages as installation } from './installation/fr.ts'
import { messages as key } from './key/fr.ts'
import { messages as orders } from './orders/fr.ts'
import { messages as overview } from './overview/fr.ts'
import { messages as page } from './page/fr.ts'
import { messages as pictures } from './pictures/fr.ts'
import { messages as privacyOfBuyers } from './privacy/fr.ts'
import { messages as privacyPolicy } from './privacy-policy/fr.ts'
import { messages as reports } from './reports/fr.ts'
import { messages as search } from './search/fr.ts'
import { messages as settings } from './settings/fr.ts'
import { messages as signIn } from './sign-in/fr.ts'
import { messages as support } from './support/fr.ts'
import { messages as teams } from './teams/fr.ts'
import { messages as tickets } from './tickets/fr.ts'
import { messages as today } from './today/fr.ts'

/** The web app's words in French. */
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
