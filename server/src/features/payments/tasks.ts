import type { Task, TaskServices } from '../../jobs/task.ts'
import { askAboutPayments } from './commands/ask.ts'
import { applyEvents, forgetEvents } from './commands/events.ts'
import { resealStripeKeys } from './commands/keys.ts'
import { carryOutRefunds } from './commands/refund.ts'

// until none is due
const untilDone = (work: (services: TaskServices) => Promise<number>) => async (services: TaskServices) => {
  while (!services.stopping.aborted && (await work(services)) > 0);
}

export const paymentTasks: Task[] = [
  { name: 'payments.events', everySeconds: 1, run: untilDone((services) => applyEvents(services.db, services)) },
  { name: 'payments.ask', everySeconds: 5, run: untilDone((services) => askAboutPayments(services.db, services)) },
  { name: 'payments.refund', everySeconds: 2, run: untilDone((services) => carryOutRefunds(services.db, services)) },
  { name: 'payments.reseal', cron: '*/10 * * * *', run: ({ db, secrets }) => resealStripeKeys(db, secrets) },
  { name: 'payments.forget', cron: '37 3 * * *', run: ({ db }) => forgetEvents(db) },
]
