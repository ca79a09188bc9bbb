import { z } from 'zod'
import {
  CheckInLink,
  CheckInLinkChanges,
  CheckInList,
  CheckInListChanges,
  DoorDashboard,
  DoorStreamQuery,
  NewCheckInLink,
  NewCheckInList,
} from '../check-in.ts'
import {
  DeviceLink,
  DoorPayment,
  NewDoorPayment,
  Roster,
  RosterQuery,
  ScanResults,
  Scans,
} from '../check-in-devices.ts'
import { route } from '../http/route.ts'

/** 200 scans, each with a code of the greatest length in four-byte characters. */
const maxScansBytes = 400 * 1024

export const checkIn = {
  lists: route('GET /events/{id}/check-in-lists', {
    summary: "List an event's check-in lists with their links",
    access: 'check-in:read',
    answer: z.array(CheckInList),
    refused: ['not-found'],
  }),
  createList: route('POST /events/{id}/check-in-lists', {
    summary: 'Add a check-in list',
    access: 'check-in:write',
    body: NewCheckInList,
    status: 201,
    answer: CheckInList,
    idempotent: true,
    refused: ['not-found', 'conflict', 'stale'],
  }),
  changeList: route('PATCH /check-in-lists/{id}', {
    summary: 'Update a check-in list: fields that are not sent stay as they are',
    access: 'check-in:write',
    body: CheckInListChanges,
    answer: CheckInList,
    refused: ['not-found', 'stale'],
  }),
  deleteList: route('DELETE /check-in-lists/{id}', {
    summary: 'Delete a check-in list without scans',
    access: 'check-in:write',
    refused: ['not-found', 'conflict'],
  }),
  createLink: route('POST /check-in-lists/{id}/links', {
    summary:
      'Create a link that turns phones into scanners. A link that takes payments requires the permission to change orders',
    access: 'check-in:write',
    body: NewCheckInLink,
    status: 201,
    answer: CheckInLink,
    idempotent: true,
    refused: ['not-found', 'conflict', 'stale'],
  }),
  changeLink: route('PATCH /check-in-links/{id}', {
    summary: 'Update, revoke or restore a check-in link',
    access: 'check-in:write',
    body: CheckInLinkChanges,
    answer: CheckInLink,
    refused: ['not-found', 'stale'],
  }),
  dashboard: route('GET /check-in-lists/{id}/dashboard', {
    summary: 'Get who is inside and what was scanned',
    access: 'check-in:read',
    answer: DoorDashboard,
    refused: ['not-found'],
  }),
  stream: route('GET /check-in-lists/{id}/stream', {
    summary:
      'Follow the scans of a check-in list live, as server-sent events: after `change`, read the dashboard again',
    access: 'check-in:read',
    sessionOnly: true,
    query: DoorStreamQuery,
    file: 'text/event-stream',
    refused: ['not-found', 'rate-limited'],
  }),
  viewLink: route('GET /check-in/{link}', {
    summary: 'Get the event and list of a check-in link, and whether it is active',
    access: 'anyone',
    answer: DeviceLink,
    refused: ['not-found'],
  }),
  roster: route('GET /check-in/{link}/roster', {
    summary: 'Get the tickets of a check-in link, all or those changed since a version, for use without a network',
    access: 'anyone',
    query: RosterQuery,
    answer: Roster,
    refused: ['not-found', 'link-closed'],
  }),
  scan: route('POST /check-in/{link}/scans', {
    summary:
      'Record scans. A repeated scan has no further effect and gets its first verdict. Scans made before the link expired are accepted for another week',
    access: 'anyone',
    body: Scans,
    maxBodyBytes: maxScansBytes,
    answer: ScanResults,
    refused: ['not-found', 'link-closed'],
  }),
  pay: route('POST /check-in/{link}/payments', {
    summary:
      "Record a payment at the door for a ticket's unpaid order, and let the ticket in. Repeated with the same id, it is recorded once",
    access: 'anyone',
    body: NewDoorPayment,
    answer: DoorPayment,
    refused: ['not-found', 'link-closed', 'forbidden'],
  }),
}
