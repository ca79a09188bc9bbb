import type { Task } from '../../lib/jobs/task.ts'
import { foldSales } from './commands/fold-sales.ts'
import { rebuildSales } from './commands/rebuild-sales.ts'

export const reportTasks: Task[] = [
  {
    name: 'reports.fold-sales',
    everySeconds: 15,
    run: async ({ db, stopping, progress }) => {
      while (!stopping.aborted && (await foldSales(db))) progress()
    },
  },
  { name: 'reports.rebuild-sales', everySeconds: 15, run: ({ db }) => rebuildSales(db) },
]
