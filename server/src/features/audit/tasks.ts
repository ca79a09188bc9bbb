import type { Task, TaskServices } from '../../lib/jobs/task.ts'
import { deleteOldEntries } from './commands/maintain.ts'

async function deleteOld({ db, stopping }: TaskServices): Promise<void> {
  while (!stopping.aborted && (await deleteOldEntries(db)));
}

export const auditTasks: Task[] = [{ name: 'audit.delete-old', cron: '41 3 * * *', run: deleteOld }]
