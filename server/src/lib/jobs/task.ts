import type { Infra } from '../infra.ts'
import type { Mailer } from '../mail.ts'

/** The services of every task. */
export interface TaskServices extends Infra {
  /** Undefined without an SMTP server. */
  mailer: Mailer | undefined
  /** Aborts when the process is about to end; long-running work should then stop. */
  stopping: AbortSignal
  /** A task that runs for long calls it after each success: the process then counts as healthy again. */
  progress(): void
}

/**
 * Work that a feature does in the background. `cron` (UTC): one process runs it each time. `everySeconds`: every
 * process runs it, and the task itself prevents collisions. A task may end at any point, and may run twice.
 */
export type Task = { name: string; run(services: TaskServices): Promise<void> } & (
  | { cron: string }
  | { everySeconds: number }
)
