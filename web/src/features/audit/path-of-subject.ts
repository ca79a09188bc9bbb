import type { AuditAction, AuditSubject } from '@foyer/contract/audit-kinds'
import type { Paths } from '../../lib/paths.ts'

interface Subject {
  kind: AuditSubject
  id: string
  event: string | undefined
}

/** The page that shows a subject. @returns undefined for one that the action has removed, or that has no page */
export function pathOfSubject(paths: Paths, { kind, id, event }: Subject, action: AuditAction): string | undefined {
  if (/\.(deleted|removed|revoked)$/.test(action)) return undefined
  switch (kind) {
    case 'team':
      return paths.settings()
    case 'member':
    case 'invitation':
      return paths.settingsMembers()
    case 'api-token':
      return undefined
    case 'event':
      return paths.event(id)
    case 'ticket-type':
    case 'shared-capacity':
    case 'add-on-group':
      return event && paths.eventTickets(event)
    case 'promo-code':
      return event && paths.eventCodes(event)
    case 'check-in-list':
    case 'check-in-link':
      return event && paths.eventCheckIn(event)
    case 'order':
      return paths.order(id)
    case 'order-job':
      return paths.orderJob(id)
    case 'bank-statement':
    case 'bank-line':
      return paths.bankStatements()
    case 'thread':
      return paths.inbox()
  }
}
