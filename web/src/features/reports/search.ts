import type { ReportGroup, ReportUnit } from '@foyer/contract/report-groups'
import { reportGroups, reportUnits } from '@foyer/contract/report-groups'
import { day, id, oneOf } from '../../lib/search-params.ts'

/** The last days up to today, or a month or year; `dates` has its first and last day in the address too. */
export const reportSpans = [
  ...(['days30', 'days90', 'days365'] as const),
  ...(['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const),
  'dates',
] as const
export type ReportSpan = (typeof reportSpans)[number]

/** The figure that the pictures of a report show. */
export const reportFigures = ['sales', 'tickets', 'orders'] as const
export type ReportFigure = (typeof reportFigures)[number]

/** The report in the URL, so that it can be shared. Invalid values count as absent. */
export interface ReportSearch {
  span?: ReportSpan
  from?: string
  to?: string
  show?: ReportFigure
  by?: ReportUnit
  group?: ReportGroup
  /** Another event to compare with. */
  with?: string
  /** The team whose report it is: that of the tab of the member who shares the address. */
  team?: string
}

export const reportSearch = (given: Record<string, unknown>): ReportSearch => ({
  ...oneOf(given, 'span', reportSpans),
  ...day(given, 'from'),
  ...day(given, 'to'),
  ...oneOf(given, 'show', reportFigures),
  ...oneOf(given, 'by', reportUnits),
  ...oneOf(given, 'group', reportGroups),
  ...id(given, 'with'),
  ...id(given, 'team'),
})
