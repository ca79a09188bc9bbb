import type { AuditAction } from '@foyer/contract/audit-kinds'
import { auditActions } from '@foyer/contract/audit-kinds'
import { cursor, day, id, oneOf } from '../../lib/search-params.ts'

/** The filter and page of the history in the URL. Invalid values count as absent. */
export interface HistorySearch {
  person?: string
  action?: AuditAction
  subject?: string
  from?: string
  to?: string
  /** The cursor that the page starts at. */
  cursor?: string
}

export const historySearch = (given: Record<string, unknown>): HistorySearch => ({
  ...historyFilter(given),
  ...cursor(given),
})

/** The filter alone: a changed filter begins with the newest entry. */
export const historyFilter = (given: Record<string, unknown>): Omit<HistorySearch, 'cursor'> => ({
  ...id(given, 'person'),
  ...oneOf(given, 'action', auditActions),
  ...id(given, 'subject'),
  ...day(given, 'from'),
  ...day(given, 'to'),
})
