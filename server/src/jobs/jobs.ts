import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { isMailStuck } from '../features/mails/queries.ts'
import type { Parts } from '../http/health.ts'
import type { Services } from '../http/services.ts'
import { smtpMailer } from '../lib/mail.ts'
import { pulse } from './pulse.ts'
import { startSchedule } from './schedule.ts'
import type { TaskServices } from './task.ts'
import { tasks } from './tasks.ts'

/** The tasks of a process. */
export interface Jobs extends Parts {
  /** Lets what is under way end, if it does so soon. The database must still be there. */
  stop(): Promise<void>
}

/** What a process without tasks has: it sees nothing of how they and the mail are. */
export const noJobs: Jobs = { jobs: () => 'off', mail: async () => 'off', stop: async () => undefined }

/**
 * Starts every feature's tasks.
 * @param patienceMs how long a stop waits for those under way; what takes longer is cut off, which a task must bear
 */
export async function startJobs(services: Services, patienceMs = 8000): Promise<Jobs> {
  const { db, log, config } = services
  const ending = new AbortController()
  // each task listens to it
  setMaxListeners(0, ending.signal)
  const mailer = config.SMTP_URL ? smtpMailer(config.SMTP_URL) : undefined
  const given: TaskServices = { ...services, mailer, stopping: ending.signal }
  const scheduled = tasks.flatMap((task) =>
    'cron' in task ? [{ name: task.name, cron: task.cron, run: () => task.run(given) }] : [],
  )
  const schedule = await startSchedule(db, scheduled, log)
  const pulses = tasks.flatMap((task) =>
    'everySeconds' in task ? [pulse(task.name, task.everySeconds, () => task.run(given), log, ending.signal)] : [],
  )
  return {
    jobs: () => (pulses.every((each) => each.isHealthy()) ? 'ok' : 'failing'),
    mail: async () => (mailer ? ((await isMailStuck(db)) ? 'failing' : 'ok') : 'off'),
    async stop() {
      ending.abort()
      const ended = Promise.all([...pulses.map((each) => each.ended), schedule.stop()])
      await Promise.race([ended, setTimeout(patienceMs, undefined, { ref: false })])
      mailer?.close()
    },
  }
}
