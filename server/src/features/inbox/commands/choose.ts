import type { MailRhythm, Topic } from '@foyer/contract/inbox-kinds'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { inboxChoices } from '../../../schema/inbox.ts'
import type { Scope } from '../../teams/rules.ts'

/** Chooses what also comes by mail; what is not said stays as it was. */
export async function chooseMails(
  db: Db,
  { team, account }: Scope,
  chosen: { [K in Topic]?: MailRhythm | undefined },
): Promise<void> {
  // what is undefined JSON leaves out
  const rhythms: Partial<Record<Topic, MailRhythm>> = JSON.parse(JSON.stringify(chosen))
  await db
    .insert(inboxChoices)
    .values({ teamId: team, userId: account, rhythms })
    .onConflictDoUpdate({
      target: [inboxChoices.teamId, inboxChoices.userId],
      set: { rhythms: sql`${inboxChoices.rhythms} || excluded.rhythms` },
    })
}
