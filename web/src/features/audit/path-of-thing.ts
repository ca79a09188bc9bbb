import type { AuditAction, AuditThing } from '@foyer/contract/audit-kinds'
import type { Paths } from '../../lib/paths.ts'

interface Thing {
  kind: AuditThing
  id: string
  event: string | undefined
}

/** The page that shows a thing. @returns undefined for one that the action has removed, or that has no page */
export function pathOfThing(paths: Paths, { kind, id, event }: Thing, action: AuditAction): string | undefined {
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
      return event && paths.eventTickets(event)
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
