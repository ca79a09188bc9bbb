import { eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { eventSales, eventSalesZones, salesFold, teamSales, teamSalesZones } from '../../../schema/reports.ts'
import { teams } from '../../../schema/teams.ts'
import { salesFacts } from '../queries/facts.ts'
import { endOfSlice } from './fold-sales.ts'
import { addToEventSales, addToTeamSales } from './roll-up.ts'

/** The most events or teams that one run rebuilds. */
const maxRebuilt = 100

/**
 * Rolls up again the sales of events and teams whose time zone has changed since. Until then reports read their facts,
 * so that they are right at once.
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
    await tx.delete(eventSales).where(eq(eventSales.eventId, id))
    await tx.execute(sql`
      update ${eventSalesZones} z set time_zone = e.time_zone from ${events} e where e.id = z.event_id and e.id = ${id}`)
    const facts = salesFacts({ until: foldedUntil }, sql`o.event_id = ${id}`)
    await tx.execute(sql`with facts as materialized (${facts}) ${addToEventSales()}`)
  })
}

async function rebuildTeam(db: Db, id: string): Promise<void> {
  await rebuild(db, async (tx, foldedUntil) => {
    await tx.delete(teamSales).where(eq(teamSales.teamId, id))
    await tx.execute(sql`
      update ${teamSalesZones} z set time_zone = t.time_zone from ${teams} t where t.id = z.team_id and t.id = ${id}`)
    // a team can have a million orders: each statement takes some of them
    for (let after = new Date(0); after < foldedUntil; ) {
      const until = await endOfSlice(tx, after, foldedUntil)
      const facts = salesFacts({ after, until }, sql`o.team_id = ${id}`)
      await tx.execute(sql`with facts as materialized (${facts}) ${addToTeamSales()}`)
      after = until
    }
  })
}

/** Runs work while no process folds. Left out while another process folds or rebuilds: the next run does it. */
async function rebuild(db: Db, work: (tx: Db, foldedUntil: Date) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const [fold] = await tx.select().from(salesFold).for('update', { skipLocked: true })
    if (fold) await work(tx, fold.foldedUntil)
  })
}
