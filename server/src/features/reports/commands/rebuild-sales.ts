import { eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { orders } from '../../../schema/orders.ts'
import {
  eventSales,
  eventSalesMonths,
  eventSalesTotals,
  eventSalesZones,
  salesFold,
  teamSales,
  teamSalesQuarterHours,
  teamSalesZones,
} from '../../../schema/reports.ts'
import { teams } from '../../../schema/teams.ts'
import { salesFacts } from '../queries/facts.ts'
import { sums, takenOff } from '../queries/figures.ts'
import { addedToEvents, addToTeamSales } from './roll-up.ts'

/** The most events or teams that one run rebuilds. */
const maxRebuilt = 100

/** The most orders of one statement, as `foldSales` does with facts. */
const maxOrders = 2_500

/**
 * Rolls up again the sales of events and teams whose time zone has changed since. Until then reports
 * read finer rows of a team and the facts of an event, so that they are right at once.
 */
export async function rebuildSales(db: Db): Promise<void> {
  for (const { id } of await eventsInOtherZone(db)) await rebuildEvent(db, id)
  for (const { id } of await teamsInOtherZone(db)) await rebuildTeam(db, id)
}

const eventsInOtherZone = (db: Db) =>
  db
    .select({ id: events.id })
    .from(eventSalesZones)
    .innerJoin(events, eq(events.id, eventSalesZones.eventId))
    .where(ne(eventSalesZones.timeZone, events.timeZone))
    .limit(maxRebuilt)

const teamsInOtherZone = (db: Db) =>
  db
    .select({ id: teams.id })
    .from(teamSalesZones)
    .innerJoin(teams, eq(teams.id, teamSalesZones.teamId))
    .where(ne(teamSalesZones.timeZone, teams.timeZone))
    .limit(maxRebuilt)

async function rebuildEvent(db: Db, id: string): Promise<void> {
  await rebuild(db, async (tx, foldedUntil) => {
    await takeOffTotals(tx, id)
    await tx.delete(eventSales).where(eq(eventSales.eventId, id))
    await tx.delete(eventSalesMonths).where(eq(eventSalesMonths.eventId, id))
    await tx.execute(sql`
      update ${eventSalesZones} z set time_zone = e.time_zone from ${events} e where e.id = z.event_id and e.id = ${id}`)
    // an event can have a hundred thousand orders: each statement takes some of them
    for (let after = ''; ; ) {
      const last = await lastOfSlice(tx, id, after)
      if (last === undefined) return
      const facts = salesFacts({ until: foldedUntil }, sql`o.event_id = ${id} and o.id > ${after} and o.id <= ${last}`)
      await tx.execute(sql`with ${addedToEvents(facts)} select`)
      after = last
    }
  })
}

/** Takes the sales of an event off those of all events of its team. */
async function takeOffTotals(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    update ${eventSalesTotals} r set ${takenOff} from (
      select team_id, day, currency, ${sums} from ${eventSales} where event_id = ${id} group by 1, 2, 3
    ) s where r.team_id = s.team_id and r.day = s.day and r.currency = s.currency`)
}

/** The last of the next orders of an event. */
async function lastOfSlice(tx: Db, event: string, after: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ last: string | null }>(sql`
    select max(id) as last from (
      select id from ${orders} where event_id = ${event} and id > ${after} order by id limit ${maxOrders}
    ) slice`)
  return rows[0]?.last ?? undefined
}

async function rebuildTeam(db: Db, id: string): Promise<void> {
  await rebuild(db, async (tx) => {
    await tx.delete(teamSales).where(eq(teamSales.teamId, id))
    await tx.execute(sql`
      update ${teamSalesZones} z set time_zone = t.time_zone from ${teams} t where t.id = z.team_id and t.id = ${id}`)
    await tx.execute(addToTeamSales(sql`(select * from ${teamSalesQuarterHours} where team_id = ${id})`))
  })
}

/** Runs work while no process folds. Skipped while another process folds or rebuilds: the next run does it. */
async function rebuild(db: Db, work: (tx: Db, foldedUntil: Date) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const [fold] = await tx.select().from(salesFold).for('update', { skipLocked: true })
    if (fold) await work(tx, fold.foldedUntil)
  })
}
