import type { Task } from '../../lib/jobs/task.ts'
import { watchDisk } from './commands/watch-disk.ts'
import { deleteExpiredRateLimits, deleteOldHeartbeats, deleteOldIdempotencyKeys, reEncryptAnswers } from './commands.ts'

export const installationTasks: Task[] = [
  {
    name: 'installation.delete-old-idempotency-keys',
    cron: '27 * * * *',
    run: ({ db }) => deleteOldIdempotencyKeys(db),
  },
  { name: 'installation.re-encrypt', cron: '*/10 * * * *', run: ({ db, secrets }) => reEncryptAnswers(db, secrets) },
  { name: 'installation.delete-old-heartbeats', cron: '47 * * * *', run: ({ db }) => deleteOldHeartbeats(db) },
  {
    name: 'installation.watch-disk',
    everySeconds: 60,
    run: async ({ db, diskSpace }) => diskSpace && watchDisk(db, await diskSpace()),
  },
  { name: 'installation.delete-expired-rate-limits', cron: '37 * * * *', run: ({ db }) => deleteExpiredRateLimits(db) },
]
