import type { Task } from '../../lib/jobs/task.ts'
import { untilNoneDue } from '../../lib/jobs/until-none-due.ts'
import { deleteOldChanges, endSnoozes } from './commands/end-snooze.ts'
import { mailDaily, mailImmediately } from './commands/mail-members.ts'

export const inboxTasks: Task[] = [
  {
    name: 'inbox.end-snoozes',
    everySeconds: 5,
    run: untilNoneDue(({ db }) => endSnoozes(db)),
  },
  {
    name: 'inbox.mail-immediately',
    everySeconds: 5,
    run: untilNoneDue((services) => mailImmediately(services.db, services)),
  },
  { name: 'inbox.mail-daily', cron: '*/5 * * * *', run: (services) => mailDaily(services.db, services) },
  { name: 'inbox.delete-old-changes', cron: '27 3 * * *', run: ({ db }) => deleteOldChanges(db) },
]
