import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'

export type HealthState = 'ok' | 'failing' | 'off'

/** The health of the parts of a process that can fail besides the database. */
export interface ProcessHealth {
  jobs(): HealthState
  mail(): Promise<HealthState>
}

export type HealthChecks = Record<'database' | 'migrations' | 'jobs' | 'mail', HealthState>

/** Checks the process. It listens only after the migrations have run, so they are as healthy as the database. */
export async function checkHealth(db: Db, processHealth: ProcessHealth): Promise<HealthChecks> {
  const database = await db.execute(sql`select 1`).then(
    (): HealthState => 'ok',
    (): HealthState => 'failing',
  )
  const mail = database === 'ok' ? await processHealth.mail() : 'failing'
  return { database, migrations: database, jobs: processHealth.jobs(), mail }
}
