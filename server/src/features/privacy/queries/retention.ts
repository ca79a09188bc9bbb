import type { RetentionKind } from '@foyer/contract/retention-rules'
import { retentionKinds, retentionRules } from '@foyer/contract/retention-rules'
import { asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { retention } from '../../../schema/privacy.ts'
import { teams } from '../../../schema/teams.ts'

export interface RetentionRow {
  kind: RetentionKind
  /** The team's own period, or the default. */
  period: number
  lastRunAt: Date | null
  lastCount: number | null
}

/** How long a team keeps each kind of data, in the order of `retentionKinds`. */
export async function retentionOfTeam(db: Db, teamId: string): Promise<RetentionRow[]> {
  const rows = await db.select().from(retention).where(eq(retention.teamId, teamId))
  return retentionKinds.map((kind) => {
    const row = rows.find((each) => each.kind === kind)
    return {
      kind,
      period: row?.period ?? retentionRules[kind].period,
      lastRunAt: row?.lastRunAt ?? null,
      lastCount: row?.lastCount ?? null,
    }
  })
}

export const retentionInScope = (db: Db, scope: Scope): Promise<RetentionRow[]> => retentionOfTeam(db, scope.team)

/** The team after another one in the order of ids; undefined after the last. */
export async function teamAfter(db: Db, id: string): Promise<string | undefined> {
  const [team] = await db.select({ id: teams.id }).from(teams).where(gt(teams.id, id)).orderBy(asc(teams.id)).limit(1)
  return team?.id
}
