import { Currency } from '@foyer/contract/currency'
import { daysBetween } from '@foyer/contract/report-periods'
import type { reports } from '@foyer/contract/routes/reports'
import { seriesOf } from '@foyer/contract/sales-series'
import type { ServerHandlers } from '../../http/context.ts'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { accountingRows } from './queries/accounting-rows.ts'
import { salesRows, ticketChanges, wholeTime } from './queries/sales-rows.ts'
import { comparedEvent, saleOf, zoneOf } from './queries.ts'
import { accountingFileOf } from './service/accounting-file.ts'
import { salesReport } from './service/report.ts'
import { reportFileOf } from './service/report-file.ts'

export const reportHandlers: ServerHandlers<typeof reports> = {
  sales: ({ db, scope, query }) => salesReport(db, scope, query),
  file: async ({ db, scope, query: { language, ...filter } }) => {
    return csvFile(reportFileOf(await salesReport(db, scope, filter), filter.group, language))
  },
  accounting: async ({ db, scope, query: { language, ...period } }) => {
    await zoneOf(db, scope, period.event)
    return csvFile(accountingFileOf(await accountingRows(db, scope, period), language))
  },
  compare: async ({ db, scope, query }) => ({
    events: [await beforeEvent(db, scope, query.event), await beforeEvent(db, scope, query.with)],
  }),
  series: async ({ db, scope, params }) => {
    const sale = await saleOf(db, scope, params.id)
    return seriesOf(sale, await ticketChanges(db, scope, params.id))
  },
}

const csvFile = ({ name, text }: { name: string; text: string }) =>
  new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })

/** The sales of an event by the days before it. */
async function beforeEvent(db: Db, scope: Scope, id: string) {
  const { day, name, currency } = await comparedEvent(db, scope, id)
  const rows = day === null ? [] : await salesRows(db, scope, { ...wholeTime, by: 'day', group: 'none', event: id })
  return {
    id,
    name,
    currency: Currency.parse(currency),
    days: rows
      .filter((row) => row.currency === currency)
      .map(({ start, tickets, grossCents }) => ({
        daysBefore: daysBetween(start, day ?? start) - 1,
        tickets,
        grossCents,
      })),
  }
}
