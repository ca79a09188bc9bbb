import type { SameShape } from '../same-shape.ts'
import { messages as charts } from './charts/de.ts'
import { messages as demo } from './demo/de.ts'
import type { AppMessages } from './en.ts'
import { messages as event } from './event/de.ts'
import { messages as first } from './first/de.ts'
import { messages as inbox } from './inbox/de.ts'
import { messages as key } from './key/de.ts'
import { messages as orders } from './orders/de.ts'
import { messages as page } from './page/de.ts'
import { messages as reports } from './reports/de.ts'
import { messages as rest } from './rest/de.ts'
import { messages as search } from './search/de.ts'
import { messages as settings } from './settings/de.ts'
import { messages as website } from './website/de.ts'

/** The web app's words in German. */
export const messages = {
  ...charts,
  ...demo,
  ...event,
  ...first,
  ...inbox,
  ...key,
  ...orders,
  ...page,
  ...reports,
  ...rest,
  ...search,
  ...settings,
  ...website,
} as const satisfies SameShape<AppMessages>
