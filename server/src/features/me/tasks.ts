import type { Task } from '../../jobs/task.ts'
import { forgetEndedSessions, forgetUnopenedLinks } from './commands.ts'

export const meTasks: Task[] = [
  { name: 'me.forget-sessions', cron: '7 * * * *', run: ({ db }) => forgetEndedSessions(db) },
  { name: 'me.forget-links', cron: '*/10 * * * *', run: ({ db }) => forgetUnopenedLinks(db) },
]
