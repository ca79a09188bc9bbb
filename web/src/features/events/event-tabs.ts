import type { Permission } from '@foyer/contract/access'
import type { Paths } from '../../lib/paths.ts'

/** The tabs of an event's workspace, in order, with the permission that each needs. A feature adds its tab here. */
export const eventTabs = [
  { name: 'overview', path: 'event', permission: 'events:read' },
  { name: 'tickets', path: 'eventTickets', permission: 'events:read' },
  { name: 'codes', path: 'eventCodes', permission: 'orders:read' },
  { name: 'questions', path: 'eventQuestions', permission: 'events:read' },
  { name: 'orders', path: 'eventOrders', permission: 'orders:read' },
  { name: 'attendees', path: 'eventAttendees', permission: 'orders:read' },
  { name: 'check-in', path: 'eventCheckIn', permission: 'check-in:read' },
  { name: 'reports', path: 'eventReports', permission: 'reports:read' },
  { name: 'page', path: 'eventPage', permission: 'events:read' },
  { name: 'website', path: 'eventWebsite', permission: 'events:read' },
  { name: 'settings', path: 'eventSettings', permission: 'events:write' },
] as const satisfies readonly { name: string; path: keyof Paths; permission: Permission }[]
export type EventTab = (typeof eventTabs)[number]['name']
