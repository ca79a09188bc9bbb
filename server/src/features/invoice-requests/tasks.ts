import type { Task } from '../../lib/jobs/task.ts'
import { untilNoneDue } from '../../lib/jobs/until-none-due.ts'
import { checkNextVatId } from './commands/check-vat-id.ts'

export const invoiceRequestTasks: Task[] = [
  {
    name: 'invoice-requests.check-vat-ids',
    everySeconds: 2,
    run: untilNoneDue((services) => checkNextVatId(services.db, services)),
  },
]
