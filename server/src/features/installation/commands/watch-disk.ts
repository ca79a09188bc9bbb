import { eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { DiskSpace } from '../../../lib/disk-space.ts'
import { diskAlertAt } from '../../../lib/disk-space.ts'
import { alerts } from '../../../schema/health.ts'
import { notify } from '../../inbox/commands.ts'
import { operatorAccount } from '../../me/queries.ts'
import { teamsOf } from '../../teams/queries.ts'

const name = 'disk-low'

/**
 * Notifies the operator when the disk is nearly full, once: again only after there was enough space in between. The
 * notification goes to the inbox of the operator's oldest team, and all of them go to one thread.
 */
export async function watchDisk(db: Db, space: DiskSpace): Promise<void> {
  const state = diskAlertAt(space)
  if (state === 'over') await db.delete(alerts).where(eq(alerts.name, name))
  if (state !== 'raised') return
  await db.transaction(async (tx) => {
    const operator = await operatorAccount(tx)
    const [team] = operator ? await teamsOf(tx, operator.id) : []
    if (!team) return
    const [raised] = await tx.insert(alerts).values({ name }).onConflictDoNothing().returning({ name: alerts.name })
    if (!raised) return
    const { freeBytes, totalBytes } = space
    await notify(tx, { teamId: team.id, dedupeKey: name, kind: name, data: { freeBytes, totalBytes } })
  })
}
