import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from '../db.ts'
import { withLock } from '../db.ts'
import type { Log } from '../log.ts'
import { failureOf } from '../reason.ts'

/** A task that runs on a cron schedule. */
export interface CronJob {
  name: string
  /** Five fields, in UTC. */
  cron: string
  run(): Promise<void>
}

export interface Schedule {
  /** Waits for running jobs, at most 10 s. */
  stop(): Promise<void>
}

// an arbitrary fixed number, other than `migrationLock`
const setupLock = 4_021_974

/**
 * Runs cron jobs on pg-boss, which keeps its state in the database: one process runs each job, and pg-boss retries a
 * job that fails or whose process dies. It uses the connections of Foyer's own pool.
 * @param pollIntervalSeconds how late a job may start
 */
export async function startSchedule(
  db: Db,
  jobs: readonly CronJob[],
  log: Log,
  pollIntervalSeconds = 15,
): Promise<Schedule> {
  const { default: PgBoss } = await import('pg-boss')
  const pool = poolOf(db)
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) =>
        pool.query(text, values).catch((error: unknown) => {
          if (!endsJob(text)) throw error
          log.error(failureOf(error), 'the end of a job was not recorded; it runs again when its time is over')
          return { rows: [{ count: 0 }] }
        }),
    },
    schema: 'jobs',
    cronMonitorIntervalSeconds: pollIntervalSeconds,
    cronWorkerIntervalSeconds: pollIntervalSeconds,
  })
  boss.on('error', (error) => log.error(failureOf(error), 'the job schedule failed'))
  // each queue is a table: processes that create them at once, as on a new database, would deadlock
  await withLock(db, setupLock, async () => {
    await boss.start()
    for (const { name, cron } of jobs) {
      await boss.createQueue(name, { name, retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 600 })
      await boss.schedule(name, cron)
    }
    await unscheduleOthers(boss, jobs)
  })
  for (const { name, run } of jobs) await boss.work(name, { pollingIntervalSeconds: pollIntervalSeconds }, run)
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}

/**
 * Whether a statement of pg-boss records that a job has ended. pg-boss does not wait for it, so an error of it would end the
 * process as an unhandled rejection.
 */
const endsJob = (text: string): boolean => text.includes('UNNEST($2::uuid[])') && text.includes('$3::jsonb')

// unschedules the jobs that this version of Foyer no longer has
async function unscheduleOthers(boss: import('pg-boss'), jobs: readonly CronJob[]): Promise<void> {
  const currentNames = new Set(jobs.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!currentNames.has(name)) await boss.unschedule(name)
}

// `as`: Foyer's database is drizzle's on a pg pool; the type `Db` has no `$client`, because a transaction has none
const poolOf = (db: Db): pg.Pool => (db as NodePgDatabase & { $client: pg.Pool }).$client
