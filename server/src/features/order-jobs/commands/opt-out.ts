import type { Db } from '../../../lib/db.ts'
import { messageOptOuts } from '../../../schema/order-jobs.ts'
import type { MessageOptOut } from '../rules.ts'

/** Stops the messages of a team to an email address. Repeating it changes nothing. */
export async function optOut(db: Db, { team, emailHash }: MessageOptOut): Promise<void> {
  await db.insert(messageOptOuts).values({ teamId: team, emailHash }).onConflictDoNothing()
}
