import { maxErasuresShown } from '@foyer/contract/erasure-blocks'
import type { ErasureCounts } from '@foyer/contract/erasures'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { users } from '../../schema/accounts.ts'
import { erasures } from '../../schema/privacy.ts'

export interface ErasureRow {
  id: string
  at: Date
  counts: ErasureCounts
  /** The name of the member who did it; null once the account is deleted. */
  byName: string | null
}

/** The erasures of the team, the newest first, `maxErasuresShown` at most. */
export const erasuresInScope = (db: Db, scope: Scope): Promise<ErasureRow[]> =>
  db
    .select({ id: erasures.id, at: erasures.at, counts: erasures.counts, byName: users.name })
    .from(erasures)
    .leftJoin(users, eq(users.id, erasures.by))
    .where(eq(erasures.teamId, scope.team))
    .orderBy(desc(erasures.at), desc(erasures.id))
    .limit(maxErasuresShown)
