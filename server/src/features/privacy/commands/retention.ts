import type { RetentionChanges } from '@foyer/contract/retention'
import type { RetentionKind } from '@foyer/contract/retention-rules'
import { retentionKinds } from '@foyer/contract/retention-rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { retention } from '../../../schema/privacy.ts'
import { retentionOfTeam, teamAfter } from '../queries/retention.ts'
import { sweeps } from './sweeps.ts'

/** Changes how long the team keeps kinds of data. Null: the default. */
export async function changeRetention(db: Db, { team }: Scope, changes: RetentionChanges): Promise<void> {
  const rows = retentionKinds.flatMap((kind) => {
    const period = changes[kind]
    return period === undefined ? [] : [{ teamId: team, kind, period }]
  })
  if (rows.length === 0) return
  await db
    .insert(retention)
    .values(rows)
    .onConflictDoUpdate({ target: [retention.teamId, retention.kind], set: { period: sql`excluded.period` } })
}

interface Progress {
  stopping: AbortSignal
  progress(): void
}

/**
 * Erases what all teams have kept long enough. Each batch is a transaction that finds its own rows, so that it can end at
 * any point, and run in several processes at once.
 */
export async function applyRetention(db: Db, progress: Progress): Promise<void> {
  let team = await teamAfter(db, '')
  while (team !== undefined && !progress.stopping.aborted) {
    for (const { kind, period } of await retentionOfTeam(db, team)) await sweep(db, progress, team, kind, period)
    team = await teamAfter(db, team)
  }
}

async function sweep(
  db: Db,
  { stopping, progress }: Progress,
  teamId: string,
  kind: RetentionKind,
  period: number,
): Promise<void> {
  let lastCount = 0
  for (;;) {
    if (stopping.aborted) return
    const count = await db.transaction((tx) => sweeps[kind](tx, teamId, period))
    progress()
    lastCount += count
    if (count === 0) break
  }
  const run = { lastRunAt: sql`now()`, lastCount }
  await db
    .insert(retention)
    .values({ teamId, kind, ...run })
    .onConflictDoUpdate({ target: [retention.teamId, retention.kind], set: run })
}
