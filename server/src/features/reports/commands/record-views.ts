import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { eventViews } from '../../../schema/reports.ts'

/** Adds views to the current day of their events, each in its time zone. An event deleted since is left out. */
export async function recordViews(db: Db, views: ReadonlyMap<string, number>): Promise<void> {
  // sorted, so that two processes lock the rows in the same order
  const sorted = [...views].sort(([a], [b]) => (a < b ? -1 : 1))
  await db.execute(sql`
    insert into ${eventViews} as r (event_id, day, views)
    select e.id, (now() at time zone e.time_zone)::date, v.views
    from unnest(${sql.param(sorted.map(([id]) => id))}::text[], ${sql.param(sorted.map(([, count]) => count))}::int[])
      with ordinality as v (id, views, place)
    join ${events} e on e.id = v.id order by v.place
    on conflict (event_id, day) do update set views = r.views + excluded.views`)
}
