import type { Task } from '../../lib/jobs/task.ts'
import { checkNextVatId } from './commands/check-vat-id.ts'

export const invoiceRequestTasks: Task[] = [
  {
    name: 'invoice-requests.check-vat-ids',
    everySeconds: 2,
    async run(services) {
      while (!services.stopping.aborted && (await checkNextVatId(services.db, services))) services.progress()
    },
  },
]
