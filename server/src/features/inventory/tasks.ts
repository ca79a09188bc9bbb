import type { Task } from '../../lib/jobs/task.ts'
import { forgetFreeSeats } from './commands/free-seats.ts'

export const inventoryTasks: Task[] = [
  { name: 'inventory.forget-free-seats', cron: '*/5 * * * *', run: ({ db }) => forgetFreeSeats(db) },
]
