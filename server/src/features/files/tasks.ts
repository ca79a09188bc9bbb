import type { Task, TaskServices } from '../../lib/jobs/task.ts'
import { makeDueVariants } from './commands/make-variants.ts'
import { deleteUnusedFiles } from './commands.ts'

// pictures that an earlier Foyer copied, and those whose process ended while it made them
async function makeAllVariants({ db, stopping }: TaskServices): Promise<void> {
  while (!stopping.aborted && (await makeDueVariants(db)));
}

export const fileTasks: Task[] = [
  { name: 'files.make-variants', everySeconds: 60, run: makeAllVariants },
  { name: 'files.delete-unused', cron: '53 3 * * *', run: ({ db }) => deleteUnusedFiles(db) },
]
