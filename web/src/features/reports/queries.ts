import type { ReportGroup, ReportUnit } from '@foyer/contract/report-groups'
import { read } from '../../lib/query.ts'

/** The period, unit, group and event of a report. */
export interface ReportQuery {
  from: string
  to: string
  by: ReportUnit
  group: ReportGroup
  event?: string
}

export const salesReportFor = (query: ReportQuery) => read('GET /reports/sales', { query })

/** The sales of two events by the days before each. */
export const comparisonOf = (event: string, other: string) =>
  read('GET /reports/compare', { query: { event, with: other } })
