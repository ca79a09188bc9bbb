import type { Task } from '../../jobs/task.ts'
import { tellSales } from './commands/tell-sales.ts'
import { expireOrders, forgetReservations, remindOfTransfers } from './commands.ts'

export const orderTasks: Task[] = [
  {
    name: 'orders.expire',
    everySeconds: 5,
    // until none is over
    run: async (services) => {
      while (!services.stopping.aborted && (await expireOrders(services.db, services)) > 0);
    },
  },
  { name: 'orders.tell', everySeconds: 10, run: ({ db }) => tellSales(db) },
  { name: 'orders.remind', cron: '7 * * * *', run: (services) => remindOfTransfers(services.db, services) },
  { name: 'orders.forget', cron: '47 3 * * *', run: ({ db }) => forgetReservations(db) },
]
