import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { eventViews, teamViews } from '../../../schema/reports.ts'

/** Adds views to the current day of their events, each in its time zone, and of their teams. An event deleted since is skipped. */
export async function recordViews(db: Db, views: ReadonlyMap<string, number>): Promise<void> {
  const counted = [...views]
  // in order, so that two processes lock the rows in the same order
  await db.execute(sql`
    with counted as (
      select e.id, e.team_id, (now() at time zone e.time_zone)::date as day, v.views
      from unnest(${sql.param(counted.map(([id]) => id))}::text[], ${sql.param(counted.map(([, count]) => count))}::int[]) as v (id, views)
      join ${events} e on e.id = v.id
    ), by_team as (
      insert into ${teamViews} as r (team_id, day, views)
      select team_id, day, sum(views) from counted group by 1, 2 order by 1, 2
      on conflict (team_id, day) do update set views = r.views + excluded.views
    )
    insert into ${eventViews} as r (event_id, day, views) select id, day, views from counted order by 1
    on conflict (event_id, day) do update set views = r.views + excluded.views`)
}
