import type { Task } from '../../lib/jobs/task.ts'
import { cancelLostAddOns } from './commands/cancel-lost-add-ons.ts'

export const checkoutTasks: Task[] = [
  {
    name: 'checkout.cancel-lost-add-ons',
    everySeconds: 5,
    run: async (services) => {
      await cancelLostAddOns(services.db, services)
    },
  },
]
