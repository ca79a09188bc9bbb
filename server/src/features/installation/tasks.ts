import type { Task } from '../../jobs/task.ts'
import { forgetAnswers, forgetTurnsOver } from './commands.ts'

export const installationTasks: Task[] = [
  { name: 'installation.forget-answers', cron: '27 * * * *', run: ({ db }) => forgetAnswers(db) },
  { name: 'installation.forget-turns', cron: '37 * * * *', run: ({ db }) => forgetTurnsOver(db) },
]
