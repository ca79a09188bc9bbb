import type { MailFrequency, Topic } from '@foyer/contract/inbox-kinds'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { mailFrequencies } from '../../../schema/inbox.ts'

/** Changes how often the member receives emails about each topic. Topics that are not named keep their frequency. */
export async function changeMailFrequencies(
  db: Db,
  { team, account }: Scope,
  chosen: { [K in Topic]?: MailFrequency | undefined },
): Promise<void> {
  // JSON omits the topics that are undefined
  const frequencies: Partial<Record<Topic, MailFrequency>> = JSON.parse(JSON.stringify(chosen))
  await db
    .insert(mailFrequencies)
    .values({ teamId: team, userId: account, frequencies })
    .onConflictDoUpdate({
      target: [mailFrequencies.teamId, mailFrequencies.userId],
      set: { frequencies: sql`${mailFrequencies.frequencies} || excluded.frequencies` },
    })
}
