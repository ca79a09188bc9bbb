import type { Task } from '../../lib/jobs/task.ts'
import { releaseEndedCodes } from './commands.ts'

export const promoCodeTasks: Task[] = [
  { name: 'promo-codes.release', everySeconds: 30, run: ({ db }) => releaseEndedCodes(db) },
]
