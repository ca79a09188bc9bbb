import type { Task } from '../../jobs/task.ts'
import { mailAtOnce, mailDaily } from './commands/mail.ts'
import { forgetChanges, wakeThreads } from './commands/wake.ts'

export const inboxTasks: Task[] = [
  {
    name: 'inbox.wake',
    everySeconds: 5,
    // until none is due
    run: async ({ db, stopping }) => {
      while (!stopping.aborted && (await wakeThreads(db)) > 0);
    },
  },
  {
    name: 'inbox.mail',
    everySeconds: 5,
    run: async (services) => {
      while (!services.stopping.aborted && (await mailAtOnce(services.db, services)) > 0);
    },
  },
  { name: 'inbox.daily', cron: '*/5 * * * *', run: (services) => mailDaily(services.db, services) },
  { name: 'inbox.forget', cron: '27 3 * * *', run: ({ db }) => forgetChanges(db) },
]
