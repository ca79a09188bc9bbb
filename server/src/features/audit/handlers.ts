import type { audit } from '@foyer/contract/routes/audit'
import type { ServerHandlers } from '../../http/context.ts'
import { streamedDownload } from '../../lib/file.ts'
import { presentEntry } from './presenter.ts'
import { exportedEntries, listEntries } from './queries.ts'
import { auditCsv } from './service/audit-csv.ts'

export const auditHandlers: ServerHandlers<typeof audit> = {
  list: async ({ db, scope, query }) => {
    const page = await listEntries(db, scope, query)
    return { ...page, items: page.items.map(presentEntry) }
  },
  file: ({ filesDatabase, scope, query }) => {
    const { name, body } = auditCsv(filesDatabase.db, exportedEntries(scope, query), query.language)
    return streamedDownload({ name, type: 'text/csv; charset=utf-8' }, body)
  },
}
