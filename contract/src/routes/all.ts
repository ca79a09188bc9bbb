import { changelog } from './changelog.ts'
import { events } from './events.ts'
import { installation } from './installation.ts'
import { me } from './me.ts'
import { orders } from './orders.ts'
import { publicRoutes } from './public.ts'
import { search } from './search.ts'
import { support } from './support.ts'
import { teams } from './teams.ts'
import { ticketTypes } from './ticket-types.ts'

/** Every route of the API, by resource. */
export const routes = {
  events,
  'ticket-types': ticketTypes,
  orders,
  public: publicRoutes,
  teams,
  me,
  search,
  support,
  changelog,
  installation,
}
export type Routes = typeof routes
