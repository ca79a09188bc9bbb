import type { Task } from '../../jobs/task.ts'
import { resealApiKeys } from './commands.ts'

export const eventTasks: Task[] = [
  { name: 'events.reseal', cron: '*/10 * * * *', run: ({ db, secrets }) => resealApiKeys(db, secrets) },
]
