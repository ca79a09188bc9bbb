import type { Task } from '../../lib/jobs/task.ts'
import { deleteExpiredLinks, deleteExpiredSessions } from './commands.ts'

export const meTasks: Task[] = [
  { name: 'me.delete-expired-sessions', cron: '7 * * * *', run: ({ db }) => deleteExpiredSessions(db) },
  { name: 'me.delete-expired-links', cron: '*/10 * * * *', run: ({ db }) => deleteExpiredLinks(db) },
]
