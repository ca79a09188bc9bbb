import type { Task } from '../../lib/jobs/task.ts'
import { untilNoneDue } from '../../lib/jobs/until-none-due.ts'
import { drawNextText } from './commands/draw-texts.ts'

export const legalTextTasks: Task[] = [
  {
    name: 'legal-texts.draw',
    everySeconds: 2,
    run: untilNoneDue((services) => drawNextText(services.db, services)),
  },
]
