import type { Task } from '../../lib/jobs/task.ts'
import { untilNoneDue } from '../../lib/jobs/until-none-due.ts'
import { pollPayments } from './commands/poll-payments.ts'
import { reEncryptRefundAccounts } from './commands/re-encrypt-accounts.ts'
import { sendRefunds } from './commands/send-refunds.ts'
import { applyEvents, deleteOldEvents } from './commands/stripe-events.ts'
import { reEncryptStripeKeys } from './commands/stripe-keys.ts'

export const paymentTasks: Task[] = [
  {
    name: 'payments.apply-events',
    everySeconds: 1,
    run: untilNoneDue((services) => applyEvents(services.db, services)),
  },
  { name: 'payments.poll', everySeconds: 5, run: untilNoneDue((services) => pollPayments(services.db, services)) },
  {
    name: 'payments.send-refunds',
    everySeconds: 2,
    run: untilNoneDue((services) => sendRefunds(services.db, services)),
  },
  {
    name: 'payments.re-encrypt',
    cron: '*/10 * * * *',
    run: async ({ db, secrets }) => {
      await reEncryptStripeKeys(db, secrets)
      await reEncryptRefundAccounts(db, secrets)
    },
  },
  { name: 'payments.delete-old-events', cron: '37 3 * * *', run: ({ db }) => deleteOldEvents(db) },
]
