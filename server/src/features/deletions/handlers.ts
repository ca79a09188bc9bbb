import type { deletions } from '@foyer/contract/routes/deletions'
import type { ServerHandlers } from '../../http/context.ts'
import { streamedDownload } from '../../lib/file.ts'
import { streamRows } from '../../lib/stream-rows.ts'
import { deleteAccount, deleteTeam } from './commands.ts'
import { exportedAccount, exportedHistory, teamDeletion, teamsAfterDeletion } from './queries.ts'

export const deletionHandlers: ServerHandlers<typeof deletions> = {
  viewTeam: ({ db, scope, account }) => teamDeletion(db, scope.team, account.id),
  deleteTeam: async ({ db, scope, account }) => {
    await deleteTeam(db, scope, account)
    return undefined
  },
  viewAccount: async ({ db, account }) => ({
    teams: await teamsAfterDeletion(db, account.id),
    operator: account.operator,
  }),
  deleteAccount: async ({ db, account }) => {
    await deleteAccount(db, account)
    return undefined
  },
  exportAccount: async ({ db, filesDatabase, account }) => {
    const facts = JSON.stringify(await exportedAccount(db, account.id), null, 2)
    let isFirst = true
    const write = (rows: { entry: unknown }[]) =>
      rows.map(({ entry }) => {
        const separator = isFirst ? '' : ','
        isFirst = false
        return `${separator}\n    ${JSON.stringify(entry)}`
      })
    const body = streamRows<{ entry: unknown }>(filesDatabase.db, exportedHistory(account.id), {
      head: `${facts.slice(0, facts.lastIndexOf('\n}'))},\n  "history": [`,
      write: (rows) => write(rows).join(''),
      tail: '\n  ]\n}\n',
    })
    return streamedDownload({ name: 'foyer-account.json', type: 'application/json' }, body)
  },
}
