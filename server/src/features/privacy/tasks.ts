import type { Task } from '../../lib/jobs/task.ts'
import { applyRetention } from './commands/retention.ts'

export const privacyTasks: Task[] = [
  { name: 'privacy.retain', cron: '43 2 * * *', run: (services) => applyRetention(services.db, services) },
]
