import type { NotificationData } from '@foyer/contract/inbox'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { alerts } from '../../../schema/health.ts'
import { operatorAccount } from '../../me/queries.ts'
import { teamsOf } from '../../teams/queries.ts'
import { notify } from '../commands.ts'

/** The kinds of notifications about a condition of the installation, each of which is raised once. */
type AlertKind = 'disk-low' | 'connection-lost'

/**
 * Notifies the operator of a condition of the installation, once: again only after `endAlert`. The notification goes to
 * the inbox of the operator's oldest team, and all about one condition go to one thread.
 * @returns whether the operator has been notified now
 */
export async function raiseAlert<K extends AlertKind>(db: Db, kind: K, data: NotificationData[K]): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const teamId = await operatorTeam(tx)
    if (teamId === undefined) return false
    const [row] = await tx
      .insert(alerts)
      .values({ name: kind })
      .onConflictDoUpdate({ target: alerts.name, set: { seenAt: sql`now()` } })
      .returning({ isNew: sql<boolean>`xmax = 0` })
    if (!row?.isNew) return false
    // `as`: the kind and its data belong together
    await notify(tx, { teamId, dedupeKey: kind, kind, data } as Parameters<typeof notify>[1])
    return true
  })
}

/** Ends an alert, so that the next one notifies again. */
export async function endAlert(db: Db, kind: AlertKind): Promise<void> {
  await db.delete(alerts).where(eq(alerts.name, kind))
}

/** How long the connection has to be there before it counts: other processes may still be without one. */
const quietSeconds = 120

/**
 * Ends the alert about the connection, and notifies the operator in the same thread. Call it with the proof that this
 * process has a connection.
 * @returns whether the alert has ended now: not while a process has found itself without a connection of late
 */
export async function endConnectionAlert(db: Db): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(alerts)
      .where(
        and(eq(alerts.name, 'connection-lost'), lt(alerts.seenAt, sql`now() - make_interval(secs => ${quietSeconds})`)),
      )
      .returning({ raisedAt: alerts.raisedAt })
    if (!ended) return false
    const teamId = await operatorTeam(tx)
    const since = ended.raisedAt.toISOString()
    if (teamId !== undefined)
      await notify(tx, { teamId, dedupeKey: 'connection-lost', kind: 'connection-back', data: { since } })
    return true
  })
}

async function operatorTeam(tx: Db): Promise<string | undefined> {
  const operator = await operatorAccount(tx)
  const [team] = operator ? await teamsOf(tx, { id: operator.id, secondFactor: true }) : []
  return team?.id
}
