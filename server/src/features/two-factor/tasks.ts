import type { Task } from '../../lib/jobs/task.ts'
import { reEncryptAuthenticators } from './commands.ts'

export const twoFactorTasks: Task[] = [
  {
    name: 'two-factor.re-encrypt',
    cron: '*/10 * * * *',
    run: ({ db, secrets }) => reEncryptAuthenticators(db, secrets),
  },
]
