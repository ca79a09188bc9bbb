import type { Task } from '../../lib/jobs/task.ts'
import { reEncryptSecrets } from './commands/api-key.ts'

export const eventTasks: Task[] = [
  { name: 'events.re-encrypt', cron: '*/10 * * * *', run: ({ db, secrets }) => reEncryptSecrets(db, secrets) },
]
