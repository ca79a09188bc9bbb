import type { AuditEntry } from '@foyer/contract/audit'
import { subjectOf } from '@foyer/contract/audit-kinds'
import { msPerHour } from '@foyer/contract/durations'

type Seed = Pick<AuditEntry, 'action'> & {
  hoursAgo: number
  subject: { id: string; name: string }
  event?: string
  changes?: AuditEntry['changes']
}

const concert = { id: 'evt_1', name: 'Winter Concert: Strings by Candlelight' }
const balcony = { id: 'tkt_2', name: 'Balcony' }

const seeds: Seed[] = [
  {
    hoursAgo: 2,
    action: 'ticket-type.changed',
    subject: balcony,
    event: concert.id,
    changes: [
      { field: 'priceCents', before: 2600, after: 2800, currency: 'EUR', hidden: false },
      { field: 'capacity', before: 220, after: 240, hidden: false },
    ],
  },
  {
    hoursAgo: 5,
    action: 'event.changed',
    subject: concert,
    event: concert.id,
    changes: [{ field: 'doorsMinutesBefore', after: 60, hidden: false }],
  },
  {
    hoursAgo: 26,
    action: 'invitation.sent',
    subject: { id: 'inv_9', name: 'door@kulturhaus.example' },
    changes: [{ field: 'role', after: 'door', hidden: false }],
  },
  {
    hoursAgo: 49,
    action: 'event.status-changed',
    subject: concert,
    event: concert.id,
    changes: [{ field: 'status', before: 'test', after: 'On Sale', hidden: false }],
  },
  {
    hoursAgo: 50,
    action: 'event.notion-key-saved',
    subject: concert,
    event: concert.id,
    changes: [{ field: 'notionKey', hidden: true }],
  },
  {
    hoursAgo: 74,
    action: 'team.changed',
    subject: { id: '1', name: 'Kulturhaus am Fluss' },
    changes: [
      { field: 'bank.holder', after: 'Kulturhaus am Fluss e. V.', hidden: false },
      { field: 'bank.iban', hidden: true },
    ],
  },
  {
    hoursAgo: 76,
    action: 'event.created',
    subject: concert,
    event: concert.id,
    changes: [{ field: 'name', after: concert.name, hidden: false }],
  },
]

/** The actions of the account of the demo in the first team, in the days before. */
export const seedAudit = (now: Date): AuditEntry[] =>
  seeds.map(({ hoursAgo, action, subject, event, changes = [] }, index) => ({
    id: `aud_${seeds.length - index}`,
    at: new Date(now.getTime() - hoursAgo * msPerHour).toISOString(),
    by: { kind: 'member', id: 'usr_demo', name: 'Demo organiser' },
    action,
    subject: { kind: subjectOf(action), ...subject },
    ...(event !== undefined && { event }),
    changes,
  }))
