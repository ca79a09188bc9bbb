import type { Task } from '../../lib/jobs/task.ts'
import { untilNoneDue } from '../../lib/jobs/until-none-due.ts'
import { drawNextDocuments } from './commands/draw-documents.ts'
import { issueNextDocuments } from './commands/issue-documents.ts'

export const invoiceTasks: Task[] = [
  {
    name: 'invoices.issue',
    everySeconds: 1,
    run: untilNoneDue((services) => issueNextDocuments(services.db, services)),
  },
  { name: 'invoices.draw', everySeconds: 1, run: untilNoneDue((services) => drawNextDocuments(services.db, services)) },
]
