import type { Task, TaskServices } from '../../jobs/task.ts'
import { forgetCopies } from './commands/copy.ts'
import { followStoredKeys, forgetKeys } from './commands/follow.ts'
import { readDuePage } from './commands/read.ts'
import { tellChanges } from './commands/tell-changes.ts'
import { forgetSignals, resealWebhookTokens } from './commands/webhook.ts'

/** How many pages a process reads at once, each with another key. A long one keeps only its own reader. */
const readers = 6

async function readPages(services: TaskServices): Promise<void> {
  while (!services.stopping.aborted && (await readDuePage(services.db, services)));
}

async function tellAll({ db, stopping }: TaskServices): Promise<void> {
  while (!stopping.aborted && (await tellChanges(db)) > 0);
}

export const notionPageTasks: Task[] = [
  ...Array.from({ length: readers }, (_, at) => ({
    name: `notion-pages.read.${at + 1}`,
    everySeconds: 2,
    run: readPages,
  })),
  { name: 'notion-pages.tell-changes', everySeconds: 20, run: tellAll },
  { name: 'notion-pages.follow', cron: '*/10 * * * *', run: (services) => followStoredKeys(services.db, services) },
  { name: 'notion-pages.reseal', cron: '*/10 * * * *', run: ({ db, secrets }) => resealWebhookTokens(db, secrets) },
  { name: 'notion-pages.forget-signals', cron: '41 3 * * *', run: ({ db }) => forgetSignals(db) },
  { name: 'notion-pages.forget-keys', cron: '43 3 * * *', run: ({ db }) => forgetKeys(db) },
  { name: 'notion-pages.forget-copies', cron: '47 3 * * *', run: ({ db }) => forgetCopies(db) },
]
