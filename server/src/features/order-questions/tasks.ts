import type { Task } from '../../lib/jobs/task.ts'
import { reEncryptAnswerFiles } from './commands/answer-file.ts'

export const orderQuestionTasks: Task[] = [
  {
    name: 'order-questions.re-encrypt',
    cron: '*/10 * * * *',
    run: ({ db, secrets }) => reEncryptAnswerFiles(db, secrets),
  },
]
