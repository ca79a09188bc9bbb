import type { Task, TaskServices } from '../../lib/jobs/task.ts'
import { tokenScope } from '../api-tokens/queries.ts'
import { memberScope } from '../teams/queries.ts'
import type { JobOrder } from './commands/work.ts'
import { workOnNext } from './commands/work.ts'
import { workerOf } from './service/worker.ts'

export const orderJobTasks: Task[] = [
  {
    name: 'order-jobs.work',
    everySeconds: 2,
    // repeats until no order is due
    run: async (services) => {
      const deps = { log: services.log, scopeOf }
      const worker = workerOf(services)
      while (!services.stopping.aborted && (await workOnNext(services.db, deps, worker))) services.progress()
    },
  },
]

async function scopeOf(db: TaskServices['db'], { accountId, tokenId, teamId }: JobOrder['job']) {
  if (tokenId !== null) return await tokenScope(db, tokenId)
  if (accountId === null) return undefined
  return await memberScope(db, { id: accountId, lastTeam: undefined }, teamId)
}
