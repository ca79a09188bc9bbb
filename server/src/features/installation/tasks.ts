import type { Task } from '../../lib/jobs/task.ts'
import { deleteExpiredRateLimits, deleteOldIdempotencyKeys } from './commands.ts'

export const installationTasks: Task[] = [
  {
    name: 'installation.delete-old-idempotency-keys',
    cron: '27 * * * *',
    run: ({ db }) => deleteOldIdempotencyKeys(db),
  },
  { name: 'installation.delete-expired-rate-limits', cron: '37 * * * *', run: ({ db }) => deleteExpiredRateLimits(db) },
]
