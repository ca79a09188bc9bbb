import type { Task } from '../../lib/jobs/task.ts'
import { drawNextText } from './commands/draw-texts.ts'

export const legalTextTasks: Task[] = [
  {
    name: 'legal-texts.draw',
    everySeconds: 2,
    async run(services) {
      while (!services.stopping.aborted && (await drawNextText(services.db, services))) services.progress()
    },
  },
]
