import { unitWithin } from '@foyer/contract/report-periods'
import type { ReportFilter, SalesReport } from '@foyer/contract/reports'
import { salesReportOf } from '@foyer/contract/sales-report'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { salesRows } from '../queries/sales-rows.ts'
import { namesOf, viewsBetween, zoneOf } from '../queries.ts'

/** The sales of a team over time. @throws ProblemError `not-found` when the event is not the team's */
export async function salesReport(db: Db, scope: Scope, filter: ReportFilter): Promise<SalesReport> {
  const timeZone = await zoneOf(db, scope, filter.event)
  const by = unitWithin(filter.from, filter.to, filter.by)
  const [rows, views] = await Promise.all([
    salesRows(db, scope, { ...filter, by }),
    viewsBetween(db, scope, { ...filter, by }),
  ])
  const named = filter.group === 'event' || filter.group === 'type'
  const names = named ? await namesOf(db, scope, [...new Set(rows.map(({ key }) => key))]) : new Map<string, string>()
  return salesReportOf(rows, { by, group: filter.group, timeZone, names, views })
}
