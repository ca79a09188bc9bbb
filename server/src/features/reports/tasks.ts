import type { Task } from '../../lib/jobs/task.ts'
import { untilNoneDue } from '../../lib/jobs/until-none-due.ts'
import { foldSales } from './commands/fold-sales.ts'
import { rebuildSales } from './commands/rebuild-sales.ts'

export const reportTasks: Task[] = [
  {
    name: 'reports.fold-sales',
    everySeconds: 15,
    run: untilNoneDue(({ db }) => foldSales(db)),
  },
  { name: 'reports.rebuild-sales', everySeconds: 15, run: ({ db }) => rebuildSales(db) },
]
