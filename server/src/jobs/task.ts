import type { Services } from '../http/services.ts'
import type { Mailer } from '../lib/mail.ts'

/** What a task has at hand. */
export interface TaskServices extends Services {
  /** Absent without an SMTP server. */
  mailer: Mailer | undefined
  /** Aborted when the process is about to end: what takes long should come to a stop. */
  stopping: AbortSignal
}

/**
 * Something a feature does without being asked. By the clock (`cron`, UTC): one process does it each time.
 * All the time (`everySeconds`): every process does, and the task itself sees to it that they do not collide.
 * A task may be cut off at any point, and may run twice.
 */
export type Task = { name: string; run(services: TaskServices): Promise<void> } & (
  | { cron: string }
  | { everySeconds: number }
)
