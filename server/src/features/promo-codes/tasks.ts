import type { Task } from '../../lib/jobs/task.ts'
import { untilNoneDue } from '../../lib/jobs/until-none-due.ts'
import { foldCodeSales } from './commands/fold-code-sales.ts'
import { releaseEndedCodes } from './commands.ts'

export const promoCodeTasks: Task[] = [
  { name: 'promo-codes.release', everySeconds: 30, run: ({ db }) => releaseEndedCodes(db) },
  {
    name: 'promo-codes.fold-sales',
    everySeconds: 15,
    run: untilNoneDue(({ db }) => foldCodeSales(db)),
  },
]
