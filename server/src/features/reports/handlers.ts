import type { reports } from '@foyer/contract/routes/reports'
import { seriesOf } from '@foyer/contract/sales-series'
import type { ServerHandlers } from '../../http/context.ts'
import { ticketChanges } from './queries/sales-rows.ts'
import { saleOf } from './queries.ts'

export const reportHandlers: ServerHandlers<typeof reports> = {
  series: async ({ db, scope, params }) => {
    const sale = await saleOf(db, scope, params.id)
    return seriesOf(sale, await ticketChanges(db, scope, params.id))
  },
}
