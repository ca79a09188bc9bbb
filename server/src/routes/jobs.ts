import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { isMailStuck } from '../features/mails/queries.ts'
import type { ProcessHealth } from '../http/health.ts'
import type { Infra } from '../lib/infra.ts'
import { runEvery } from '../lib/jobs/polling-loop.ts'
import { startSchedule } from '../lib/jobs/schedule.ts'
import { smtpMailer } from '../lib/mail.ts'
import { tasks } from './tasks.ts'

/** The health of the tasks of a process. */
export type JobsHealth = Pick<ProcessHealth, 'jobs' | 'mail'>

/** The running tasks of a process. */
export interface Jobs extends JobsHealth {
  /** Waits for running tasks, for a limited time. The database must still be open. */
  stop(): Promise<void>
}

/** The jobs of a process without tasks, which cannot know the health of tasks and mail. */
export const noJobs: Jobs = { jobs: () => 'off', mail: async () => 'off', stop: async () => undefined }

/**
 * Starts every feature's tasks.
 * @param stopTimeoutMs how long `stop` waits for running tasks before it abandons them
 */
export async function startJobs(services: Infra, stopTimeoutMs = 8000): Promise<Jobs> {
  const { db, log, config } = services
  const stopping = new AbortController()
  // one listener per task
  setMaxListeners(0, stopping.signal)
  const mailer = config.SMTP_URL ? smtpMailer(config.SMTP_URL) : undefined
  const taskServices = { ...services, mailer, stopping: stopping.signal }
  const scheduled = tasks.flatMap((task) =>
    'cron' in task
      ? [{ name: task.name, cron: task.cron, run: () => task.run({ ...taskServices, progress: () => undefined }) }]
      : [],
  )
  const schedule = await startSchedule(db, scheduled, log)
  const loops = tasks.flatMap((task) =>
    'everySeconds' in task
      ? [
          runEvery(
            task.name,
            task.everySeconds,
            (progress) => task.run({ ...taskServices, progress }),
            log,
            stopping.signal,
          ),
        ]
      : [],
  )
  return {
    jobs: () => (loops.every((each) => each.isHealthy()) ? 'ok' : 'failing'),
    async mail() {
      if (!mailer) return 'off'
      return (await isMailStuck(db)) ? 'failing' : 'ok'
    },
    async stop() {
      stopping.abort()
      const ended = Promise.all([...loops.map((each) => each.stopped), schedule.stop()])
      await Promise.race([ended, setTimeout(stopTimeoutMs, undefined, { ref: false })])
      mailer?.close()
    },
  }
}
