import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { emailHashOf } from '../../../lib/email-hash.ts'
import { messageOptOuts } from '../../../schema/order-jobs.ts'
import { orders } from '../../../schema/orders.ts'
import { teams } from '../../../schema/teams.ts'
import type { MessageOptOut } from '../rules.ts'

/** The name of the team of a link that stops messages, and whether they are stopped; undefined once the team is deleted. */
export async function optOutState(
  db: Db,
  { team, emailHash }: MessageOptOut,
): Promise<{ team: string; stopped: boolean } | undefined> {
  const [found] = await db
    .select({ team: teams.name, stoppedAt: messageOptOuts.createdAt })
    .from(teams)
    .leftJoin(messageOptOuts, and(eq(messageOptOuts.teamId, teams.id), eq(messageOptOuts.emailHash, emailHash)))
    .where(eq(teams.id, team))
  return found && { team: found.team, stopped: found.stoppedAt !== null }
}

/** Whether an email address gets no messages of the team of an order. */
export async function isOptedOut(db: Db, orderId: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ team: messageOptOuts.teamId })
    .from(messageOptOuts)
    .innerJoin(orders, eq(orders.teamId, messageOptOuts.teamId))
    .where(and(eq(orders.id, orderId), eq(messageOptOuts.emailHash, emailHashOf(email))))
  return rows.length > 0
}
