import type { Task } from '../../lib/jobs/task.ts'
import { deleteOldChanges, endSnoozes } from './commands/end-snooze.ts'
import { mailDaily, mailImmediately } from './commands/mail-members.ts'

export const inboxTasks: Task[] = [
  {
    name: 'inbox.end-snoozes',
    everySeconds: 5,
    // batch by batch, until no snooze is due
    run: async ({ db, stopping, progress }) => {
      while (!stopping.aborted && (await endSnoozes(db)) > 0) progress()
    },
  },
  {
    name: 'inbox.mail-immediately',
    everySeconds: 5,
    run: async (services) => {
      while (!services.stopping.aborted && (await mailImmediately(services.db, services)) > 0) services.progress()
    },
  },
  { name: 'inbox.mail-daily', cron: '*/5 * * * *', run: (services) => mailDaily(services.db, services) },
  { name: 'inbox.delete-old-changes', cron: '27 3 * * *', run: ({ db }) => deleteOldChanges(db) },
]
