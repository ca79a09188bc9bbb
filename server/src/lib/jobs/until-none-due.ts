import type { TaskServices } from './task.ts'

/**
 * Repeats the work until it finds nothing due, or the process is about to end.
 * @param work returns the number of rows that it handled, or whether it handled one
 */
export const untilNoneDue =
  (work: (services: TaskServices) => Promise<number | boolean>) =>
  async (services: TaskServices): Promise<void> => {
    while (!services.stopping.aborted && Number(await work(services)) > 0) services.progress()
  }
