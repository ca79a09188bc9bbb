import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from '../lib/db.ts'
import { alone } from '../lib/db.ts'
import type { Log } from '../lib/log.ts'
import { reasonOf } from '../lib/reason.ts'

/** A task by the clock. */
export interface Scheduled {
  name: string
  /** Five fields, UTC. */
  cron: string
  run(): Promise<void>
}

export interface Schedule {
  /** Lets what runs end. */
  stop(): Promise<void>
}

// any fixed number, other than that of the migrations
const settingUp = 4_021_974

/**
 * Runs tasks by the clock with pg-boss, which keeps its books in the database: each time is one process's, a task that
 * fails is tried again, one whose process died too. The connections are those of our own pool.
 * @param lookEverySeconds how late a task may be
 */
export async function startSchedule(
  db: Db,
  scheduled: readonly Scheduled[],
  log: Log,
  lookEverySeconds = 15,
): Promise<Schedule> {
  const { default: PgBoss } = await import('pg-boss')
  const pool = poolOf(db)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    cronMonitorIntervalSeconds: lookEverySeconds,
    cronWorkerIntervalSeconds: lookEverySeconds,
  })
  boss.on('error', (error) => log.error({ reason: reasonOf(error) }, 'the job schedule failed'))
  // each queue is a table: processes that make them at once, as they do on a new database, lock each other out
  await alone(db, settingUp, async () => {
    await boss.start()
    for (const { name, cron } of scheduled) {
      await boss.createQueue(name, { name, retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 600 })
      await boss.schedule(name, cron)
    }
    await forgetOthers(boss, scheduled)
  })
  for (const { name, run } of scheduled) await boss.work(name, { pollingIntervalSeconds: lookEverySeconds }, run)
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}

// what an earlier version of Foyer did by the clock and this one does not
async function forgetOthers(boss: import('pg-boss'), scheduled: readonly Scheduled[]): Promise<void> {
  const known = new Set(scheduled.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name)
}

// `as`: our one database is drizzle's on a pool of pg; its type leaves that out, for a transaction has none
const poolOf = (db: Db): pg.Pool => (db as NodePgDatabase & { $client: pg.Pool }).$client
