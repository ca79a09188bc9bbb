import type { AuditEntry, AuditFilter } from '@foyer/contract/audit'
import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import { pageOf } from '../page-of.ts'
import type { Scope } from '../store.ts'

/** The demo shows a history, and adds nothing to it. */
export const auditHandlers: Partial<Handlers<(typeof routes)['audit'], Scope>> = {
  list: ({ store, team, query }) =>
    pageOf(
      (store.auditEntries[team] ?? []).filter((entry) => matches(entry, query)),
      query,
    ),
}

const matches = (entry: AuditEntry, { by, action, subject, from, to }: AuditFilter): boolean =>
  (by === undefined || entry.by.id === by) &&
  (action === undefined || entry.action === action) &&
  (subject === undefined || entry.subject.id === subject || entry.event === subject) &&
  (from === undefined || entry.at.slice(0, 10) >= from) &&
  (to === undefined || entry.at.slice(0, 10) <= to)
