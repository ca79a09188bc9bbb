import type { Task } from '../../lib/jobs/task.ts'
import { untilNoneDue } from '../../lib/jobs/until-none-due.ts'
import { deleteExpiredReservations, expireOrders } from './commands/expire-orders.ts'
import { indexNewTexts } from './commands/index-new-texts.ts'
import { notifySales } from './commands/notify-sales.ts'
import { bringDeadlinesForward, remindOfTransfers } from './commands/transfer-deadlines.ts'

export const orderTasks: Task[] = [
  {
    name: 'orders.expire',
    everySeconds: 5,
    run: untilNoneDue((services) => expireOrders(services.db, services)),
  },
  {
    name: 'orders.bring-deadlines-forward',
    everySeconds: 30,
    run: untilNoneDue((services) => bringDeadlinesForward(services.db, services)),
  },
  {
    name: 'orders.index-new-texts',
    everySeconds: 1,
    run: async ({ db }) => {
      await indexNewTexts(db)
    },
  },
  { name: 'orders.notify-sales', everySeconds: 10, run: ({ db }) => notifySales(db) },
  {
    name: 'orders.remind-of-transfers',
    cron: '7 * * * *',
    run: (services) => remindOfTransfers(services.db, services),
  },
  { name: 'orders.delete-expired-reservations', cron: '47 3 * * *', run: ({ db }) => deleteExpiredReservations(db) },
]
