import type { Task } from '../../lib/jobs/task.ts'
import { untilNoneDue } from '../../lib/jobs/until-none-due.ts'
import { connectStoredKeys, deleteUnusedKeys } from './commands/connect-page.ts'
import { deleteUnusedCopies } from './commands/copy-files.ts'
import { notifyChanges } from './commands/notify-changes.ts'
import { syncDuePage } from './commands/sync-page.ts'
import { deleteOldSignals, reEncryptWebhookTokens } from './commands/webhook.ts'
import { putOffPastPages } from './commands.ts'

/** How many pages a process syncs at once, each with another key. A long page occupies only one reader. */
const readerCount = 6

export const notionPageTasks: Task[] = [
  ...Array.from({ length: readerCount }, (_, at) => ({
    name: `notion-pages.read.${at + 1}`,
    everySeconds: 2,
    run: untilNoneDue((services) => syncDuePage(services.db, services)),
  })),
  { name: 'notion-pages.put-off', everySeconds: 60, run: ({ db }) => putOffPastPages(db) },
  { name: 'notion-pages.notify-changes', everySeconds: 20, run: untilNoneDue(({ db }) => notifyChanges(db)) },
  {
    name: 'notion-pages.connect-stored-keys',
    cron: '*/10 * * * *',
    run: (services) => connectStoredKeys(services.db, services),
  },
  {
    name: 'notion-pages.re-encrypt',
    cron: '*/10 * * * *',
    run: ({ db, secrets }) => reEncryptWebhookTokens(db, secrets),
  },
  { name: 'notion-pages.delete-old-signals', cron: '41 3 * * *', run: ({ db }) => deleteOldSignals(db) },
  { name: 'notion-pages.delete-unused-keys', cron: '43 3 * * *', run: ({ db }) => deleteUnusedKeys(db) },
  { name: 'notion-pages.delete-unused-copies', cron: '47 3 * * *', run: ({ db }) => deleteUnusedCopies(db) },
]
