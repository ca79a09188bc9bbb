import type { Task, TaskServices } from '../../lib/jobs/task.ts'
import { drawNextDocuments } from './commands/draw-documents.ts'
import { issueNextDocuments } from './commands/issue-documents.ts'

/** Repeats a step until nothing is due. */
const untilDone = (step: (services: TaskServices) => Promise<boolean>) => async (services: TaskServices) => {
  while (!services.stopping.aborted && (await step(services))) services.progress()
}

export const invoiceTasks: Task[] = [
  { name: 'invoices.issue', everySeconds: 1, run: untilDone((services) => issueNextDocuments(services.db, services)) },
  { name: 'invoices.draw', everySeconds: 1, run: untilDone((services) => drawNextDocuments(services.db, services)) },
]
