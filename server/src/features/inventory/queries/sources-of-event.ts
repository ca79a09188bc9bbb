import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/**
 * The versions of the rows that an event is sold from, besides its inventory: event, team and Stripe key. PostgreSQL gives
 * a row another `xmin` with every change, so what was read at other versions may have changed since.
 */
export const sourcesOfEvent = (eventId: SQL): SQL<string> => sql`(
  select concat_ws(' ', e.xmin, t.xmin, k.xmin)
  from events e join teams t on t.id = e.team_id left join stripe_keys k on k.team_id = e.team_id
  where e.id = ${eventId})`
