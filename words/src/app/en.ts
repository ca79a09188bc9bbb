import { messages as account } from './account/en.ts'
import { messages as bankStatements } from './bank-statements/en.ts'
import { messages as charts } from './charts/en.ts'
import { messages as checkIn } from './check-in/en.ts'
import { messages as demo } from './demo/en.ts'
import { messages as event } from './event/en.ts'
import { messages as first } from './first/en.ts'
import { messages as inbox } from './inbox/en.ts'
import { messages as key } from './key/en.ts'
import { messages as orders } from './orders/en.ts'
import { messages as page } from './page/en.ts'
import { messages as pictures } from './pictures/en.ts'
import { messages as privacyOfBuyers } from './privacy/en.ts'
import { messages as reports } from './reports/en.ts'
import { messages as rest } from './rest/en.ts'
import { messages as search } from './search/en.ts'
import { messages as settings } from './settings/en.ts'
import { messages as tickets } from './tickets/en.ts'
import { messages as today } from './today/en.ts'

/** The web app's words in English, the language the others are checked against. */
export const messages = {
  ...account,
  ...bankStatements,
  ...charts,
  ...checkIn,
  ...demo,
  ...event,
  ...first,
  ...inbox,
  ...key,
  ...orders,
  ...page,
  ...pictures,
  ...privacyOfBuyers,
  ...reports,
  ...rest,
  ...search,
  ...settings,
  ...tickets,
  ...today,
} as const

export type AppMessages = typeof messages
