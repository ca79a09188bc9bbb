import type { Routes } from '@foyer/contract/routes/all'
import type { SamplesOf } from './sample.ts'

const checkInTimes = { validFrom: '2026-01-01T18:00:00.000Z', validUntil: '2031-06-01T20:00:00.000Z' }

/** The requests of the check-in lists, their links and their doors. */
export const checkInSamples: SamplesOf<Routes['check-in']> = {
  lists: ({ event }) => ({ params: { id: event } }),
  createList: ({ event, ticketType }) => ({
    params: { id: event },
    body: { ...checkInTimes, name: 'Balcony', ticketTypes: [ticketType], exits: true, reentry: true, names: false },
  }),
  changeList: ({ checkInList }) => ({ params: { id: checkInList }, body: { ...checkInTimes, ticketTypes: null } }),
  deleteList: ({ checkInList }) => ({ params: { id: checkInList } }),
  createLink: ({ checkInList }) => ({
    params: { id: checkInList },
    body: { ...checkInTimes, gate: 'North', takesMoney: false },
  }),
  changeLink: ({ checkInLink }) => ({ params: { id: checkInLink }, body: { gate: 'South', revoked: true } }),
  dashboard: ({ checkInList }) => ({ params: { id: checkInList } }),
  stream: ({ checkInList }) => ({ params: { id: checkInList } }),
  viewLink: ({ checkInToken }) => ({ params: { link: checkInToken } }),
  roster: ({ checkInToken }) => ({ params: { link: checkInToken }, query: { since: '1t.0.0', cursor: 'tic_0' } }),
  scan: ({ checkInToken }) => ({
    params: { link: checkInToken },
    body: {
      device: 'device-of-the-door',
      sentAt: '2031-06-01T18:00:05.000Z',
      scans: [
        { id: 'scan-0000000000000', kind: 'entry', code: 'K7QR-2VXM', at: '2031-06-01T18:00:00.000Z' },
        {
          id: 'scan-0000000000001',
          kind: 'entry',
          ticket: 'tic_0',
          at: '2031-06-01T18:00:01.000Z',
          shown: 'unknown',
        },
        { id: 'scan-0000000000002', kind: 'undo', of: 'scan-0000000000000', at: '2031-06-01T18:00:02.000Z' },
      ],
    },
  }),
  pay: ({ checkInToken }) => ({
    params: { link: checkInToken },
    body: {
      id: 'scan-0000000000003',
      device: 'device-of-the-door',
      ticket: 'tic_0',
      method: 'cash',
      amountCents: 1200,
    },
  }),
}
